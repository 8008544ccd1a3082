'use client';

import { type ReactNode } from 'react';
import { judgesLanguage } from '@/components/method-steps/source';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { type PredictedSegment } from '@/lib/annotation/sample-detail';

interface Props {
  segment: PredictedSegment;
  language: string;
  /** The judge's steps, folded or not. */
  steps: ReactNode;
  /** The steps are there to read: they say all that the rationale does. */
  unfolded: boolean;
}

/** What was said of one segment, and why. */
export function PeekSegment({ segment: { text, label }, language, steps, unfolded }: Props) {
  const rationale = label?.machine?.rationale ?? '';
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <span lang={language}>
        <SegmentWords text={text} />
      </span>
      {label && (
        <span className="flex flex-wrap items-center gap-2 text-sm">
          <VerdictMark verdict={overall(label)} />
          {label.errorType && <TypeBadge type={label.errorType} />}
          {label.clause && (
            <span className="num text-ink-2" title={label.clause.title}>
              §{label.clause.id}
            </span>
          )}
          {label.note && <span className="text-ink-2">{label.note}</span>}
        </span>
      )}
      {rationale !== '' && !unfolded && (
        <p
          lang={judgesLanguage(language)}
          className="border-l-2 border-dotted border-prefilled-line pl-2.5 text-sm wrap-anywhere whitespace-pre-wrap text-ink-2"
        >
          {rationale}
        </p>
      )}
      {steps}
    </li>
  );
}
