import { useFormatter, useTranslations } from 'next-intl';
import { FEW } from '@/lib/annotation/exposure/exposure-report';
import { newcombe, type Share } from '@/lib/annotation/exposure/proportion';
import { points } from './points';

interface Props {
  label: string;
  seen: Share;
  unseen: Share;
}

/** By how many points agreement differs between labels that saw the judge and labels that did not, with its interval. */
export function Difference({ label, seen, unseen }: Props) {
  const t = useTranslations('exposure.page');
  const format = useFormatter();
  const interval = newcombe(seen, unseen);
  if (!interval) return null;
  return (
    <div className="contents">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num max-sm:mb-1.5 sm:col-span-2 sm:whitespace-nowrap">
        {Math.min(seen.of, unseen.of) < FEW ? (
          <span className="text-ink-3">{t('few')}</span>
        ) : (
          t(
            'difference',
            points(interval, (value, options) => format.number(value, options)),
          )
        )}
      </dd>
    </div>
  );
}
