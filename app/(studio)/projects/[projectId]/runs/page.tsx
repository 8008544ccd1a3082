import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { listRuns } from '@/lib/consistency/server/list-runs';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { Refresh } from '../refresh';
import { recalibrate, startOffline } from './actions';
import { RunRow } from './run-row';
import { StartRun } from './start-run';

const COLUMNS = ['method', 'state', 'progress', 'threshold', 'started'] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs'))('title') };
}

export default async function RunsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('runs');
  const m = await getTranslations('methods.offline');
  const { archived, runs } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    return { archived, runs: await listRuns(ctx, projectId) };
  });
  const active = runs.some(({ state }) => state === 'queued' || state === 'running');
  const again = runs.some(({ method, state }) => method === 'offline' && state === 'done');
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      <Section title={m('name')} description={m('about')}>
        {archived ? (
          <Callout role="note">{t('archived')}</Callout>
        ) : (
          <>
            <StartRun
              action={(again ? recalibrate : startOffline).bind(null, projectId)}
              label={t(again ? 'again' : 'start')}
              disabled={active}
            />
            <p className="mt-3 text-sm text-ink-3">{t('recalibrate')}</p>
          </>
        )}
      </Section>
      {active && <Refresh everyMs={1_000} />}
      {runs.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <Table aria-label={t('title')}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableHeader key={column}>{t(column)}</TableHeader>
              ))}
              <TableHeader aria-label={t('cancel')} />
            </TableRow>
          </TableHead>
          <TableBody>
            {runs.map((run) => (
              <RunRow key={run.id} projectId={projectId} run={run} />
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  );
}
