import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { AnswerForm } from './answer-form';

interface Props {
  params: Promise<{ projectId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction.answers'))('newTitle') };
}

/** Which models answer which questions; then what that takes, and the start. */
export default async function NewAnswersPage({ params }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('construction.answers');
  const { archived, endpoints } = await load(async (ctx) => ({
    archived: (await requireProject(ctx, projectId, 'lead')).archived,
    endpoints: await runEndpoints(ctx, projectId),
  }));
  // There the screen says what is missing.
  if (archived || endpoints.length === 0) redirect(`/projects/${projectId}/construction`);
  return (
    <Page>
      <PageHeader title={t('newTitle')} description={t('newText')} />
      <AnswerForm projectId={projectId} endpoints={endpoints} />
    </Page>
  );
}
