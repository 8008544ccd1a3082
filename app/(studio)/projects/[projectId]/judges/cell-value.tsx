import { useFormatter, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { wilson } from '@/lib/annotation/exposure/proportion';
import type { BoardCellValue } from '@/lib/evaluation/board/board-columns';
import { useMoney } from '../runs/use-money';
import { useMissingInterval } from '../use-missing-interval';

const THREE = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;
const ONE = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

interface Props {
  value: BoardCellValue | null;
  /** The samples behind a share. */
  href?: string;
  /** What the link says to who does not see where it stands: the judge and the column. */
  label: string;
}

/** One figure of one judge: its value, and below it its interval or counts. */
export function CellValue({ value, href, label }: Props) {
  const t = useTranslations('judges');
  const format = useFormatter();
  const money = useMoney();
  const whyMissing = useMissingInterval();
  const three = (number: number): string => format.number(number, THREE);
  if (value === null) return <span className="text-ink-3">{t('noValue')}</span>;
  switch (value.kind) {
    case 'count':
      return <>{format.number(value.value)}</>;
    case 'word':
      return <span className="font-sans">{t(`words.${value.word}`)}</span>;
    case 'money':
      return <>{money(value.value)}</>;
    case 'figure':
      return <>{three(value.value)}</>;
    case 'share': {
      const { low, high } = wilson(value)!;
      const text = format.number(value.n / value.of, ONE);
      const counts = t('counts', { n: value.n, of: value.of });
      return (
        <Stacked
          note={counts}
          title={
            value.weighted
              ? undefined
              : t('interval', { low: format.number(low, ONE), high: format.number(high, ONE) })
          }
        >
          {href ? (
            <TextLink href={href} aria-label={t('cell', { label, text, counts })}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </Stacked>
      );
    }
    case 'rate':
      return (
        <Stacked note={t('bounds', { low: three(value.low), high: three(value.high) })}>
          {three(value.value)}
        </Stacked>
      );
    case 'measured': {
      const { interval } = value;
      if (value.value === null) return <span className="text-ink-3">{t('noValue')}</span>;
      return isInterval(interval) ? (
        <Stacked note={t('bounds', { low: three(interval.low), high: three(interval.high) })}>
          {three(value.value)}
        </Stacked>
      ) : (
        <span title={whyMissing(interval)}>{three(value.value)}</span>
      );
    }
  }
}

function Stacked({ note, title, children }: { note: string; title?: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex flex-col items-end leading-tight" title={title}>
      <span>{children}</span>
      <span className="text-xs text-ink-3">{note}</span>
    </span>
  );
}
