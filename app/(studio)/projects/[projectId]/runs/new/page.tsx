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
import { votersOfProject } from '@/lib/consistency/server/votes/voters-of-project';
import { startDryRun, startPanel } from '../actions';
import { paramsSummary } from '../params-summary';
import { StartRun } from '../start-run';
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
  const known = METHODS.filter(({ needsEndpoint, votes }) => needsEndpoint || votes);
  const method = known.find((one) => one.id === id) ?? known[0];
  const { archived, endpoints, voters } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    const voters = method?.votes ? await votersOfProject(ctx.db, projectId) : [];
    return { archived, endpoints: await runEndpoints(ctx, projectId), voters };
  });
  // There the screen says what is missing.
  if (archived || !method || (method.needsEndpoint && endpoints.length === 0))
    redirect(`/projects/${projectId}/runs`);
  if (method.votes)
    return (
      <Page width="narrow">
        <PageHeader title={t('newTitle')} description={t('panel.panelText')} />
        <Section
          title={messageOr(m, `${method.id}.name`, method.id)}
          description={messageOr(m, `${method.id}.about`, '')}
        >
          {voters.length === 0 ? (
            <p className="text-ink-2">{t('panel.noJudges')}</p>
          ) : (
            <StartRun
              action={startPanel.bind(null, { projectId, method: method.id })}
              label={t('panel.startPanel')}
              method={method.id}
              fields={paramFields(method.params)}
              judges={voters.map(({ runId, method, version, model, params, samples }) => ({
                ...{ runId, method, version, model, params, samples },
                summary: paramsSummary(m, { method, params }),
              }))}
            />
          )}
        </Section>
      </Page>
    );
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
