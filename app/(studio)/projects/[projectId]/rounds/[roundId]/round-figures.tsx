import { useFormatter, useTranslations } from 'next-intl';
import type { RoundDetail } from '@/lib/round/view';

/** How far a round is, how fast it goes, and when it ends. */
export function RoundFigures({ round }: { round: RoundDetail }) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const { pace, state, submitted, total, inProgress, reserved, free, samples, honeypots } = round;
  const end = pace.endsAt
    ? t('figures.ends', { date: format.dateTime(new Date(pace.endsAt), { dateStyle: 'medium' }) })
    : t(submitted === total ? 'figures.done' : 'figures.noEnd');
  const numbers = [
    { key: 'submitted', value: submitted, note: t('of', { part: submitted, whole: total }) },
    {
      key: 'inProgress',
      value: inProgress,
      note: reserved > 0 ? t('figures.reserved', { count: reserved }) : '',
    },
    {
      key: 'free',
      value: free,
      note: state === 'open' ? t('figures.samples', { count: samples }) : '',
    },
    { key: 'perDay', value: Math.round(pace.perDay * 10) / 10, note: end },
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {numbers.map(({ key, value, note }) => (
          <div key={key} className="bg-surface px-5 py-4">
            <dt className="text-sm text-ink-2">{t(`figures.${key}`)}</dt>
            <dd className="num mt-1 text-2xl font-semibold">{format.number(value)}</dd>
            <dd className="num min-h-5 text-sm text-ink-3">{note}</dd>
          </div>
        ))}
      </dl>
      {honeypots.laid + honeypots.submitted > 0 && (
        <p className="num mt-1.5 text-sm text-ink-3">
          {t('figures.honeypots', {
            count: honeypots.laid,
            submitted: honeypots.submitted,
            held: honeypots.inProgress + honeypots.reserved,
          })}
        </p>
      )}
    </div>
  );
}
