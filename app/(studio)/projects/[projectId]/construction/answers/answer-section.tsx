import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import type { AnswerRunView } from '@/lib/construction/answers/view-schema';
import { Refresh } from '../../refresh';
import { isLive } from '../../runs/is-live';
import { AnswerRunList } from './answer-run-list';

interface Props {
  projectId: string;
  runs: readonly AnswerRunView[];
  /** An endpoint can be asked. */
  ready: boolean;
}

/** What models were asked to answer, and the way to ask them. */
export function AnswerSection({ projectId, runs, ready }: Props) {
  const t = useTranslations('construction.answers');
  if (!ready && runs.length === 0) return null;
  return (
    <Section
      title={t('title')}
      description={t('text')}
      actions={
        ready && <LinkButton href={`/projects/${projectId}/construction/answers/new`}>{t('new')}</LinkButton>
      }
    >
      {runs.some(({ run }) => isLive(run)) && <Refresh everyMs={1_000} />}
      {runs.length > 0 && <AnswerRunList projectId={projectId} runs={runs} />}
    </Section>
  );
}
