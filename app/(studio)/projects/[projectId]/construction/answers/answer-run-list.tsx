import { useTranslations } from 'next-intl';
import type { AnswerRunView } from '@/lib/construction/answers/view-schema';
import { ItemRunTable } from '../item-run-table';
import { AnswerProgress } from './answer-progress';
import { useAnswerOrderText } from './use-answer-order-text';

/** Runs in which models answer questions, newest first. */
export function AnswerRunList({ projectId, runs }: { projectId: string; runs: readonly AnswerRunView[] }) {
  const t = useTranslations('construction.answers');
  const orderText = useAnswerOrderText();
  return (
    <ItemRunTable
      label={t('title')}
      rows={runs.map(({ id, params, run }) => ({
        run,
        href: `/projects/${projectId}/construction/answers/${id}`,
        name: t(params.dryRun ? 'aDryRun' : 'aRun'),
        order: orderText(params),
        progress: <AnswerProgress run={run} />,
      }))}
    />
  );
}
