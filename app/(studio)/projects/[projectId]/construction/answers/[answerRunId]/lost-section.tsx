import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { AnswerFlaw } from '@/lib/construction/answers/answer-item';
import type { AnswerRunDetail } from '@/lib/construction/answers/view-schema';
import { useFaultName } from '../../runs/use-fault-name';
import { AnswerList } from './answer-list';

interface Props extends Pick<AnswerRunDetail, 'flaws' | 'faults' | 'lost'> {
  projectId: string;
}

/** What is no sample: how many for which reason, and the latest to read. */
export function LostSection({ projectId, flaws, faults, lost }: Props) {
  const t = useTranslations('construction');
  const faultName = useFaultName();
  const counts = [
    ...Object.entries(flaws).map(
      ([flaw, count]) => [t(`answers.flaw.${flaw as AnswerFlaw}`), count] as const,
    ),
    ...Object.entries(faults).map(([fault, count]) => [faultName(fault), count] as const),
  ];
  return (
    <Section
      title={t('runs.flawed')}
      description={counts.map(([name, count]) => t('runs.counted', { name, count })).join(t('comma'))}
    >
      <AnswerList projectId={projectId} label={t('runs.flawed')} answers={lost} />
    </Section>
  );
}
