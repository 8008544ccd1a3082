import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { type Verdict } from '@/lib/annotation/labels/verdict';
import { type LabelStatus } from '@/lib/annotation/view';

const SIGN: Record<Verdict, { name: GlyphName; hue: string }> = {
  consistent: { name: 'check', hue: 'border-confirmed text-confirmed' },
  inconsistent: { name: 'x', hue: 'border-danger text-danger' },
  unsure: { name: 'circle-question-mark', hue: 'border-needs text-needs' },
  abstained: { name: 'minus', hue: 'border-control text-ink-3' },
  not_judged: { name: 'minus', hue: 'border-control text-ink-3' },
};

/** A person's verdict stands in a whole box, a pre-filled one in a dotted one, none in a dashed empty one. */
const FRAME: Record<LabelStatus, string> = {
  open: 'border-dashed',
  prefilled: 'border-dotted',
  judged: '',
  confirmed: '',
  changed: 'border-double border-3',
};

/** The verdict in the margin of a row: hue and sign by verdict, frame by whose it is, and the word for screen readers. */
export function VerdictSign({ verdict, status }: { verdict: Verdict; status: LabelStatus }) {
  const t = useTranslations('verdicts');
  const { name, hue } = SIGN[verdict];
  return (
    <span
      title={t(verdict)}
      className={cx(
        'inline-flex size-5 shrink-0 items-center justify-center rounded-sm border bg-surface',
        hue,
        FRAME[status],
      )}
    >
      {status === 'open' ? null : <Glyph name={name} bold />}
      <span className="sr-only">{t(verdict)}</span>
    </span>
  );
}
