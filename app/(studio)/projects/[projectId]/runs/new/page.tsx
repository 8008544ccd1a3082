import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { startDryRun } from '../actions';
import { DryRunForm } from './dry-run-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs'))('newTitle') };
}

export default async function NewRunPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('runs');
  const { archived, endpoints } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    return { archived, endpoints: await runEndpoints(ctx, projectId) };
  });
  // There the screen says what is missing.
  if (archived || endpoints.length === 0) redirect(`/projects/${projectId}/runs`);
  return (
    <Page width="narrow">
      <PageHeader title={t('newTitle')} description={t('newText')} />
      <Section title={t('judge')}>
        <DryRunForm action={startDryRun.bind(null, { projectId })} endpoints={endpoints} />
      </Section>
    </Page>
  );
}
