import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { AnswerRunView } from '@/lib/construction/answers/view-schema';
import { RunState } from '../../runs/run-state';
import { AnswerProgress } from './answer-progress';
import { useAnswerOrderText } from './use-answer-order-text';

const COLUMNS = ['order', 'model', 'state', 'progress', 'started'] as const;

/** Runs in which models answer questions, newest first. */
export function AnswerRunList({ projectId, runs }: { projectId: string; runs: readonly AnswerRunView[] }) {
  const t = useTranslations('construction');
  const format = useFormatter();
  const orderText = useAnswerOrderText();
  return (
    <Table aria-label={t('answers.title')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column}>{t(`runs.column.${column}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {runs.map(({ id, params, run }) => (
          <TableRow key={id}>
            <TableCell className="min-w-48">
              <TextLink href={`/projects/${projectId}/construction/answers/${id}`}>
                {t(params.dryRun ? 'answers.aDryRun' : 'answers.aRun')}
              </TextLink>
              <span className="block text-xs wrap-anywhere text-ink-3">{orderText(params)}</span>
            </TableCell>
            <TableCell className="min-w-32 wrap-anywhere">
              {run.account?.model}
              <span className="block text-xs text-ink-3">{run.account?.endpoint?.name}</span>
            </TableCell>
            <TableCell>
              <RunState run={run} />
            </TableCell>
            <TableCell className="min-w-40">
              <AnswerProgress run={run} />
            </TableCell>
            <TableCell className="num whitespace-nowrap text-ink-2">
              {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
