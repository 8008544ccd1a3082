import { useTranslations } from 'next-intl';
import type { OrderBiasView } from '@/lib/evaluation/judge-test/view-schema';
import { ORDER_OUTCOMES } from '@/lib/evaluation/order-bias/order-outcome';

const TONES = {
  pass: 'bg-confirmed',
  bias_a: 'bg-needs',
  bias_b: 'bg-changed',
  wrong: 'bg-danger',
  unreadable: 'bg-ink-3',
} as const;

/** How many pairs came out how, as bars; each with its name and its count. */
export function OutcomeChart({ counts }: { counts: OrderBiasView['overall']['counts'] }) {
  const t = useTranslations('judgeTests');
  const most = Math.max(1, ...Object.values(counts));
  return (
    <figure aria-label={t('outcomes')}>
      <ul className="grid grid-cols-[max-content_1fr_max-content] items-center gap-x-3 gap-y-1.5 text-sm">
        {ORDER_OUTCOMES.map((outcome) => (
          <li key={outcome} className="contents">
            <span>{t(`outcome.${outcome}`)}</span>
            <span aria-hidden className="h-3 rounded-sm bg-sunken">
              <span
                className={`block h-full rounded-sm ${TONES[outcome]}`}
                style={{ width: `${(100 * counts[outcome]) / most}%` }}
              />
            </span>
            <span className="num text-right text-ink-2">{counts[outcome]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
