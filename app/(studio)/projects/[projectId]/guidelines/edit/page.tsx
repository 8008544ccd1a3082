import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { findGuideline } from '@/lib/guideline/server/find-guideline';
import { guidelineTemplate } from '@/lib/guideline/server/guideline-template';
import { requireProject } from '@/lib/project/server/require-project';
import { publish } from '../actions';
import { GuidelineForm } from './guideline-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('guidelines'))('editTitle') };
}

/** Where a lead writes the next version of the guidelines. */
export default async function EditGuidelinesPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('guidelines');
  const { archived, guideline } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    return { archived, guideline: await findGuideline(ctx, projectId) };
  });
  if (archived) redirect(`/projects/${projectId}/guidelines`);
  const number = guideline?.number ?? 0;
  return (
    <Page>
      <PageHeader title={t('editTitle')} description={t('editText', { number: number + 1 })} />
      <GuidelineForm
        action={publish.bind(null, { projectId, basedOn: number })}
        text={guideline?.text ?? ''}
        first={guideline === null}
        templates={{ en: guidelineTemplate('en'), 'zh-CN': guidelineTemplate('zh-CN') }}
      />
    </Page>
  );
}
