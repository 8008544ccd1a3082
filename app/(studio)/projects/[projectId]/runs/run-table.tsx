import { useTranslations } from 'next-intl';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RunView } from '@/lib/consistency/run-schema';
import { RunRow } from './run-row';

const COLUMNS = ['method', 'state', 'progress', 'details', 'started'] as const;

interface Props {
  projectId: string;
  runs: readonly RunView[];
  /** False on the page of their run group. */
  showsGroup?: boolean;
}

/** Runs, a row each. */
export function RunTable({ projectId, runs, showsGroup = true }: Props) {
  const t = useTranslations('runs');
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column}>{t(column)}</TableHeader>
          ))}
          <TableHeader>
            <span className="sr-only">{t('cancel')}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {runs.map((run) => (
          <RunRow key={run.id} projectId={projectId} run={run} showsGroup={showsGroup} />
        ))}
      </TableBody>
    </Table>
  );
}
