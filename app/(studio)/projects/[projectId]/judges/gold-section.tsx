import { useTranslations } from 'next-intl';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';

const COUNTS = ['gold', 'inconsistent', 'undecided', 'blind'] as const;

/** What judges are measured against: how much of it there is, and how much of it no judge could have moved. */
export function GoldCounts({ gold }: { gold: BoardFigures['gold'] }) {
  const t = useTranslations('judges.gold');
  const { samples, undecided, inconsistent, blind } = gold;
  const values = { gold: samples - undecided, inconsistent, undecided, blind };
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {COUNTS.map((key) => (
        <div key={key}>
          <dt className="text-sm text-ink-2">{t(`${key}.name`)}</dt>
          <dd className="num text-lg font-semibold">{t('count', { count: values[key] })}</dd>
          <dd className="text-xs text-ink-3">{t(`${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
