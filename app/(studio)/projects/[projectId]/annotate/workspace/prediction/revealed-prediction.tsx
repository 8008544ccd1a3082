'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { cx } from '@/components/ui/cx';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { type MachineView, type SegmentView, type WorkspaceView } from '@/lib/annotation/view';
import { stepsBadge } from '@/lib/workspace/state/steps-badge';
import { MachinePrediction } from './machine-prediction';

interface Props {
  segment: SegmentView;
  arm: WorkspaceView['arm'];
  method: WorkspaceView['method'];
  language: string;
  reference: string;
}

/** What the judge says, once the person has spoken; before that, when it will, or that it never does. */
export function RevealedPrediction({ segment, arm, method, language, reference }: Props) {
  const t = useTranslations('exposure');
  const { label, revealed } = segment;
  if (!revealed || !method) return label.decidedAt === null ? <Waiting segment={segment} arm={arm} /> : null;
  const badge = stepsBadge(segment);
  return (
    <div className="flex flex-col gap-1.5">
      {label.decidedAt !== null && (
        <p
          className={cx(
            'flex items-center gap-1.5 font-medium',
            badge === 'differs' ? 'text-changed' : 'text-ink',
          )}
        >
          <Glyph name="bot" /> {t(`said.${badge ?? 'silent'}`)}
        </p>
      )}
      <MachinePrediction
        segment={segment}
        reference={reference}
        machine={revealed.machine}
        method={method}
        label={label}
      />
      <Quotes machine={revealed.machine} language={language} />
    </div>
  );
}

/** Nothing is pre-filled: what comes after the own verdict depends on the arm, and on whose segment it is. */
function Waiting({ segment, arm }: Pick<Props, 'segment' | 'arm'>) {
  const t = useTranslations('exposure');
  if (arm === 'prefilled') return null;
  const cut = arm === 'reveal' && segment.parentIds.length > 0;
  return <p className="text-ink-3">{t(cut ? 'waiting.cut' : `waiting.${arm}`)}</p>;
}

/** The spans that the judge goes by; they become evidence only when the person takes them over. */
function Quotes({ machine, language }: { machine: MachineView; language: string }) {
  const t = useTranslations('workspace');
  const spans = machine.evidence.filter(isSpan);
  if (spans.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 border-l-2 border-dotted border-prefilled-line pl-2.5 text-ink-2">
      {spans.map(({ relation, start, end, quote }) => (
        <li key={`${start} ${end}`}>
          <span className="text-ink-3">{t(relation)}</span>{' '}
          <q lang={language} className="line-clamp-2 inline wrap-anywhere">
            {quote}
          </q>
        </li>
      ))}
    </ul>
  );
}

/** In the list: whether the judge, once revealed, agrees. */
export function StepsBadge({ segment }: { segment: SegmentView }) {
  const t = useTranslations('exposure');
  const badge = stepsBadge(segment);
  if (!badge) return null;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-xs whitespace-nowrap',
        badge === 'differs' ? 'font-medium text-changed' : 'text-ink-3',
      )}
    >
      <Glyph name="bot" /> {t(`sign.${badge}`)}
    </span>
  );
}
