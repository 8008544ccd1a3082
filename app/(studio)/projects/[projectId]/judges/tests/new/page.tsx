import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { METHODS } from '@/lib/consistency/methods/registry';
import { paramFields } from '@/lib/consistency/param-fields';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { load } from '@/lib/entry/load';
import { messageOr } from '@/lib/i18n/message-or';
import { requireProject } from '@/lib/project/server/require-project';
import { TestForm } from './test-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('judgeTests'))('newTitle') };
}

export default async function NewJudgeTestPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('judgeTests');
  const m = await getTranslations('methods');
  const { archived, endpoints } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    return { archived, endpoints: await runEndpoints(ctx, projectId) };
  });
  // There the screen says what is missing.
  if (archived || endpoints.length === 0) redirect(`/projects/${projectId}/judges/tests`);
  return (
    <Page width="narrow">
      <PageHeader title={t('newTitle')} description={t('newText')} />
      <TestForm
        projectId={projectId}
        endpoints={endpoints}
        methods={METHODS.filter(({ needsEndpoint }) => needsEndpoint).map(({ id, params: own }) => ({
          id,
          name: messageOr(m, `${id}.name`, id),
          fields: paramFields(own),
        }))}
      />
    </Page>
  );
}
