import { useTranslations } from 'next-intl';
import type { RoundName } from '@/lib/agreement/server/read-agreement';
import { type Choice, choiceHref } from './choice';
import { ChoiceBar } from './choice-bar';
import { useRoundName } from './use-round-name';

interface Props {
  projectId: string;
  choice: Choice;
  rounds: readonly RoundName[];
}

/** One round, or of each sample the newest that counts. */
export function RoundBar({ projectId, choice, rounds }: Props) {
  const t = useTranslations('agreement.round');
  const nameOf = useRoundName();
  const option = (round: string | null, name: string) => ({
    key: round ?? 'all',
    name,
    chosen: choice.round === round,
    href: choiceHref(projectId, choice, { round }),
  });
  return (
    <ChoiceBar
      label={t('label')}
      options={[option(null, t('all')), ...rounds.map((round) => option(round.id, nameOf(round)))]}
    />
  );
}
