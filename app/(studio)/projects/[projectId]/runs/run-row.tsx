import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { TableCell, TableRow } from '@/components/ui/table';
import { offlineParamsSchema } from '@/lib/consistency/methods/offline/params';
import type { RunView } from '@/lib/consistency/server/run-view';
import { CancelRun } from './cancel-run';

const TONES: Record<RunView['state'], Tone> = {
  queued: 'accent',
  running: 'accent',
  paused: 'needs',
  done: 'confirmed',
  cancelled: 'neutral',
  failed: 'danger',
};

/** One run: by what, how far, at which threshold and where that comes from. */
export function RunRow({ projectId, run }: { projectId: string; run: RunView }) {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  const format = useFormatter();
  const read = offlineParamsSchema.safeParse(run.params);
  const name = m.has(`${run.method}.name`) ? m(`${run.method}.name`) : run.method;
  const live = run.state === 'queued' || run.state === 'running';
  return (
    <TableRow>
      <TableCell className="min-w-40">{t('version', { name, version: run.version })}</TableCell>
      <TableCell>
        <Badge tone={TONES[run.state]}>{t(`work.${run.state}`)}</Badge>
        {run.error !== null && (
          <span className="mt-1 block max-w-80 text-xs wrap-break-word text-ink-2">
            {t.has(`error.${run.error}`) ? t(`error.${run.error}`) : t('errorText', { error: run.error })}
          </span>
        )}
      </TableCell>
      <TableCell className="min-w-48">
        <Progress label={t('progress')} hideLabel value={run.done + run.failed} max={run.total} />
        <span className="num text-xs text-ink-3">
          {t('of', { part: run.done, whole: run.total })}
          {run.failed > 0 && ` · ${t('failed', { count: run.failed })}`}
        </span>
      </TableCell>
      <TableCell className="num">
        {read.success && (
          <>
            {format.number(read.data.threshold, { maximumFractionDigits: 3 })}
            <span className="block text-xs text-ink-3">
              {t('source', { source: read.data.thresholdSource, count: read.data.reviewedSegments })}
            </span>
          </>
        )}
      </TableCell>
      <TableCell className="num whitespace-nowrap text-ink-2">
        {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </TableCell>
      <TableCell className="text-right">
        {live && <CancelRun projectId={projectId} runId={run.id} />}
      </TableCell>
    </TableRow>
  );
}
