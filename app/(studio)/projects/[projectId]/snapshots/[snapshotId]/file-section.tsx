import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Section } from '@/components/ui/section';
import { CONTENTS } from '@/lib/exchange/contents/registry';
import type { SnapshotSplit } from '@/lib/snapshot/split';
import { Choices } from '../../export/choices';
import { ContentAndFormat } from '../../export/content-and-format';
import { contentChoices } from '../../export/content-choices';

interface Props {
  projectId: string;
  number: number;
  splits: readonly SnapshotSplit[];
}

/** The files of a snapshot: which rows, which format, which split. */
export function FileSection({ projectId, number, splits }: Props) {
  const t = useTranslations('snapshots');
  const e = useTranslations('export');
  return (
    <Section title={t('files')} description={t('filesText')}>
      {/* A plain form: the answer is a file, and the browser saves it while it streams. */}
      <form
        action={`/api/v1/projects/${projectId}/snapshots/${number}/export`}
        method="get"
        className="flex flex-col gap-4"
      >
        <ContentAndFormat
          name="rows"
          contents={contentChoices(
            CONTENTS,
            (id) => (id === 'native' ? t('records') : e(`contents.${id}`)),
            (id) => e(`formats.${id}`),
          )}
        />
        {splits.length > 0 && (
          <Choices
            name="split"
            legend={t('split')}
            options={[
              { value: '', label: t('wholeSnapshot') },
              ...splits.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
        )}
        <div>
          <Button type="submit" variant="primary">
            {e('take')}
          </Button>
        </div>
      </form>
      <p className="mt-5 mb-2 max-w-[72ch] text-base text-ink-2">{t('folderText')}</p>
      {splits.length === 0 && <p className="mb-2 max-w-[72ch] text-base text-ink-2">{t('folderUnsplit')}</p>}
      {/* A file, so the browser fetches it and not the router. */}
      <a
        className={buttonStyle({})}
        href={`/api/v1/projects/${projectId}/snapshots/${number}/folder`}
        download
      >
        {t('folder')}
      </a>
    </Section>
  );
}
