import { getFormatter, getTranslations } from 'next-intl/server';
import { revalidatePath } from 'next/cache';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { offlineParamsSchema } from '@/lib/consistency/methods/offline/params';
import { cancelRun } from '@/lib/consistency/server/cancel-run';
import { listRuns } from '@/lib/consistency/server/list-runs';
import { startRun } from '@/lib/consistency/server/start-run';
import { load } from '@/lib/entry/load';
import { StartRun } from './start-run';
import { Refresh } from '../refresh';
import { act } from '@/lib/entry/action';
import { type FormState, formState } from '@/lib/entry/form';
import { requireProject } from '@/lib/project/server/require-project';

const COLUMNS = ['method', 'state', 'progress', 'threshold', 'started'] as const;

export default async function RunsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('runs');
  const m = await getTranslations('methods.offline');
  const format = await getFormatter();
  const runs = await load(async (ctx) => {
    await requireProject(ctx, projectId, 'lead');
    return listRuns(ctx, projectId);
  });
  const active = runs.some(({ state }) => state === 'queued' || state === 'running');

  async function start(state: FormState): Promise<FormState> {
    'use server';
    const outcome = await act((ctx) => startRun(ctx, projectId, 'offline'));
    revalidatePath(`/projects/${projectId}/runs`);
    return formState(state, outcome);
  }
  async function cancel(data: FormData): Promise<void> {
    'use server';
    await act((ctx) => cancelRun(ctx, projectId, String(data.get('run'))));
    revalidatePath(`/projects/${projectId}/runs`);
  }
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      <Section title={m('name')} description={m('about')}>
        <StartRun action={start} label={t('start')} />
        <p className="mt-3 text-sm text-ink-3">{t('recalibrate')}</p>
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
            {runs.map((run) => {
              const read = offlineParamsSchema.safeParse(run.params);
              const live = run.state === 'queued' || run.state === 'running';
              return (
                <TableRow key={run.id}>
                  <TableCell>
                    {m('name')} · {run.version}
                  </TableCell>
                  <TableCell>
                    <Badge tone={run.state === 'done' ? 'confirmed' : live ? 'accent' : 'needs'}>
                      {t(`work.${run.state}`)}
                    </Badge>
                  </TableCell>
                  <TableCell className="min-w-48">
                    <Progress label={t('progress')} hideLabel value={run.done + run.failed} max={run.total} />
                    <span className="num text-xs text-ink-3">
                      {run.done} / {run.total} {run.failed > 0 && t('failed', { count: run.failed })}
                    </span>
                  </TableCell>
                  <TableCell className="num">
                    {read.success &&
                      `${read.data.threshold} (${t('source', { source: read.data.thresholdSource, count: read.data.reviewedSegments })})`}
                  </TableCell>
                  <TableCell>
                    {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
                  </TableCell>
                  <TableCell>
                    {live && (
                      <form action={cancel}>
                        <input type="hidden" name="run" value={run.id} />
                        <Button type="submit" size="sm">
                          {t('cancel')}
                        </Button>
                      </form>
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </Page>
  );
}
