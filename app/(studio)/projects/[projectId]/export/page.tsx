import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { contentsFor } from '@/lib/exchange/contents/registry';
import { WHICH_ANNOTATIONS } from '@/lib/exchange/formats/export-options';
import { fileNameOf } from '@/lib/exchange/formats/file-name';
import { EXPORT_FORMATS } from '@/lib/exchange/formats/registry';
import { requireProject } from '@/lib/project/server/require-project';
import { Choices } from './choices';
import { contentChoices } from './content-choices';
import { ExportForm } from './export-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('export'))('title') };
}

export default async function ExportPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('export');
  const { may } = await load((ctx) => requireProject(ctx, projectId, 'read'));
  const contents = contentsFor(may.open.includes('figures'));
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text')} />
      <ExportForm
        action={`/api/v1/projects/${projectId}/export`}
        contents={contentChoices(
          contents,
          (id) => t(`contents.${id}`),
          (id) => t(`formats.${id}`),
        )}
        snippets={contents.flatMap((content) =>
          EXPORT_FORMATS.filter((format) => format.contents.includes(content.id)).map((format) => ({
            content: content.id,
            format: format.id,
            title: t('snippet', {
              content: t(`names.${content.id}`),
              format: t(`formatNames.${format.id}`),
            }),
            code: format.snippet({ file: fileNameOf('export', content, format), ...content.python }),
          })),
        )}
      >
        {/* No choice where the content is made of people's submitted annotations, whatever else there is. */}
        <Choices
          name="annotations"
          legend={t('annotations')}
          className="which-annotations"
          options={WHICH_ANNOTATIONS.map((value) => ({ value, label: t(`which.${value}`) }))}
        />
        <label className="flex items-center gap-2">
          <input type="checkbox" name="withdrawn" value="true" className="size-4 accent-accent" />
          {t('withdrawn')}
        </label>
        {!may.names ? (
          <p className="text-sm text-ink-2">{t('pseudonymsAlways')}</p>
        ) : (
          <label className="flex items-start gap-2">
            <input type="checkbox" name="pseudonyms" value="true" className="mt-1 size-4 accent-accent" />
            <span>
              {t('pseudonyms')}
              <span className="block text-sm text-ink-2">{t('pseudonymsText')}</span>
            </span>
          </label>
        )}
      </ExportForm>
    </Page>
  );
}
