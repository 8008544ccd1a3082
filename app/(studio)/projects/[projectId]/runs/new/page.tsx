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
import { messageOr } from '@/lib/i18n/message-or';
import { requireProject } from '@/lib/project/server/require-project';
import { startDryRun } from '../actions';
import { DryRunForm } from './dry-run-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs'))('newTitle') };
}

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<{ method?: string | string[] }>;
}

export default async function NewRunPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const { method: id } = await searchParams;
  const [t, m] = [await getTranslations('runs'), await getTranslations('methods')];
  const asking = METHODS.filter(({ needsEndpoint }) => needsEndpoint);
  const method = asking.find((known) => known.id === id) ?? asking[0];
  const { archived, endpoints } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    return { archived, endpoints: await runEndpoints(ctx, projectId) };
  });
  // There the screen says what is missing.
  if (archived || !method || endpoints.length === 0) redirect(`/projects/${projectId}/runs`);
  return (
    <Page width="narrow">
      <PageHeader title={t('newTitle')} description={t('newText')} />
      <Section title={messageOr(m, `${method.id}.name`, method.id)}>
        <DryRunForm
          action={startDryRun.bind(null, { projectId, method: method.id })}
          method={method.id}
          fields={paramFields(method.params)}
          endpoints={endpoints}
        />
      </Section>
    </Page>
  );
}
