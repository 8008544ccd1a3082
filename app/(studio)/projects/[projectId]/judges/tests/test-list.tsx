import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { wilson } from '@/lib/annotation/exposure/proportion';
import type { JudgeTestView } from '@/lib/evaluation/judge-test/view-schema';
import { RunState } from '../../runs/run-state';
import { RateText } from './rate-text';
import { TestProgress } from './test-progress';
import { useTestName } from './use-test-name';

const COLUMNS = ['name', 'model', 'state', 'progress', 'passRate', 'started'] as const;

/** All tests, newest first. */
export function TestList({ projectId, tests }: { projectId: string; tests: readonly JudgeTestView[] }) {
  const t = useTranslations('judgeTests');
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
        {tests.map((test) => (
          <TestLine key={test.id} projectId={projectId} test={test} />
        ))}
      </TableBody>
    </Table>
  );
}

function TestLine({ projectId, test }: { projectId: string; test: JudgeTestView }) {
  const format = useFormatter();
  const { name, source } = useTestName(test);
  const { id, run, passed } = test;
  return (
    <TableRow>
      <TableCell className="min-w-48">
        <TextLink href={`/projects/${projectId}/judges/tests/${id}`}>{name}</TextLink>
        <span className="block text-xs wrap-anywhere text-ink-3">{source}</span>
      </TableCell>
      <TableCell className="wrap-anywhere">
        {run.account?.model}
        <span className="block text-xs text-ink-3">{run.account?.endpoint?.name}</span>
      </TableCell>
      <TableCell>
        <RunState run={run} />
      </TableCell>
      <TableCell className="min-w-40">
        <TestProgress run={run} />
      </TableCell>
      <TableCell>
        <RateText rate={passed && wilson(passed)} count={passed ?? undefined} />
      </TableCell>
      <TableCell className="num whitespace-nowrap text-ink-2">
        {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </TableCell>
    </TableRow>
  );
}
