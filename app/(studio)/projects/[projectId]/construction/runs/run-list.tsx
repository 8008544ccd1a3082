import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { ConstructionRunView } from '@/lib/construction/run-view-schema';
import { recipeName } from '../recipe-name';
import { RunState } from '../../runs/run-state';
import { ConstructionProgress } from './construction-progress';

const COLUMNS = ['order', 'model', 'state', 'progress', 'started'] as const;

/** Construction runs, newest first. */
export function RunList({ projectId, runs }: { projectId: string; runs: readonly ConstructionRunView[] }) {
  const t = useTranslations('construction.runs');
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column}>{t(`column.${column}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {runs.map((run) => (
          <RunLine key={run.id} projectId={projectId} run={run} />
        ))}
      </TableBody>
    </Table>
  );
}

function RunLine({ projectId, run: { id, params, run } }: { projectId: string; run: ConstructionRunView }) {
  const t = useTranslations('construction');
  const format = useFormatter();
  const wanted = Object.entries(params.wanted).map(([recipe, count = 0]) =>
    t('runs.wanted', { recipe: recipeName(t, recipe), count }),
  );
  return (
    <TableRow>
      <TableCell className="min-w-48">
        <TextLink href={`/projects/${projectId}/construction/runs/${id}`}>
          {t(params.dryRun ? 'runs.aDryRun' : 'runs.aRun')}
        </TextLink>
        <span className="block text-xs wrap-anywhere text-ink-3">{wanted.join(t('comma'))}</span>
      </TableCell>
      <TableCell className="min-w-32 wrap-anywhere">
        {run.account?.model}
        <span className="block text-xs text-ink-3">{run.account?.endpoint?.name}</span>
      </TableCell>
      <TableCell>
        <RunState run={run} />
      </TableCell>
      <TableCell className="min-w-40">
        <ConstructionProgress run={run} wanted={params.wanted} />
      </TableCell>
      <TableCell className="num whitespace-nowrap text-ink-2">
        {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </TableCell>
    </TableRow>
  );
}
