import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { METHODS } from '@/lib/consistency/methods/registry';
import { paramFields } from '@/lib/consistency/param-fields';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { startGroupDryRuns } from '../../actions';
import { GroupForm } from './group-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs.group'))('newTitle') };
}

export default async function NewRunGroupPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('runs.group');
  const { archived, endpoints } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    return { archived, endpoints: await runEndpoints(ctx, projectId) };
  });
  // There the screen says what is missing.
  if (archived || endpoints.length === 0) redirect(`/projects/${projectId}/runs`);
  return (
    <Page width="narrow">
      <PageHeader title={t('newTitle')} description={t('newText')} />
      <Section title={t('methods')}>
        <GroupForm
          action={startGroupDryRuns.bind(null, { projectId })}
          methods={METHODS.filter(({ votes }) => !votes).map(({ id, params }) => ({
            id,
            fields: paramFields(params),
          }))}
          endpoints={endpoints}
        />
      </Section>
    </Page>
  );
}
