'use client';

import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import type { Side } from '@/lib/adjudication/side';
import type { RaterView } from '@/lib/adjudication/view';
import { StagesApart } from './stages-apart';

interface Props {
  rater: RaterView;
  /** From 0; the key is one more. */
  number: number;
  side: Side | null;
  /** The lead's label says the same. */
  taken: boolean;
  /** Shows the quotes themselves. */
  open: boolean;
  language: string;
  disabled: boolean;
  onTake: () => void;
}

/** What one person says of a unit; a press takes it. */
export function SideColumn({ rater, number, side, taken, open, language, disabled, onTake }: Props) {
  const t = useTranslations('adjudication');
  if (!side)
    return (
      <div className="rounded-md border border-dashed border-line px-3 py-2 text-sm text-ink-3">
        {rater.name}: {t('nothingSaid')}
      </div>
    );
  return (
    <button
      type="button"
      aria-pressed={taken}
      disabled={disabled}
      onClick={onTake}
      className={cx(
        'flex min-w-0 flex-col items-start gap-1 rounded-md border px-3 py-2 text-left text-sm enabled:hover:bg-hover',
        taken ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <span className="flex w-full items-center gap-1.5 text-xs text-ink-2">
        {number < 9 && <Kbd>{number + 1}</Kbd>}
        <span className="min-w-0 truncate">{rater.name}</span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        <VerdictMark verdict={overall(side)} />
        {side.errorType && <TypeBadge type={side.errorType} />}
      </span>
      <StagesApart label={side} />
      {side.clause && (
        <span className="line-clamp-2 wrap-anywhere text-ink-2">
          <span className="num">§{side.clause.id}</span> {side.clause.title}
        </span>
      )}
      {open &&
        side.evidence.map((item, index) => (
          <span key={index} lang={language} className="line-clamp-3 wrap-anywhere text-ink-2">
            <span className="text-xs">{t(`relation.${item.relation}`)} </span>
            {item.relation === 'not_found' ? item.searched.join(' · ') : `“${item.quote}”`}
          </span>
        ))}
      {!open && side.evidence.length > 0 && (
        <span className="text-xs text-ink-2">{t('quotes', { count: side.evidence.length })}</span>
      )}
      {side.note && <span className="wrap-anywhere whitespace-pre-wrap">{side.note}</span>}
    </button>
  );
}
