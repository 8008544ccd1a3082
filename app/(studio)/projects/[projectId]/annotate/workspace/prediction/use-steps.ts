'use client';

import { useCallback, useMemo, useState } from 'react';
import { type SegmentView } from '@/lib/annotation/view';
import { useStepsAt } from '@/components/method-steps/use-steps-at';
import { type MarkedSpan } from '@/components/segment-text/runs';
import { hasSteps } from '@/lib/workspace/state/steps-badge';
import { type StepsController } from './steps-controller';
import { useKept } from '@/components/ui/use-kept';
import { useLatestRef } from '@/components/ui/use-latest-ref';

interface Options {
  annotationId: string;
  sample: { reference: string; language: string };
  segments: readonly SegmentView[];
  selectedId: string;
}

/** A quoted span that was asked for, of which segment, and how often. */
interface Quoted extends MarkedSpan {
  of: string;
  times: number;
}

interface Steps {
  controller: StepsController;
  /** What to show in the reference; null for another segment than the one it was asked of. */
  quoted: Quoted | null;
}

/**
 * The judge's steps, unfolded or not as the person left them on the sample before. They are read once, for all segments,
 * as soon as they are to be seen: going from one to the next then waits for nothing.
 */
export function useSteps({ annotationId, sample, segments, selectedId }: Options): Steps {
  const { reference, language } = sample;
  const [open, keepOpen] = useKept('judge-steps');
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const revealed = segments.filter((segment) => segment.revealed?.machine.steps).length;
  const any = hasSteps(segments);
  const { loaded, retry } = useStepsAt(`/api/v1/annotations/${annotationId}/steps`, open && any, revealed);
  const toggle = useCallback(() => {
    if (any) keepOpen(!open);
  }, [any, open, keepOpen]);
  const selected = useLatestRef(selectedId);
  // The same for every segment, so that no other row is drawn again when one is selected.
  const onLook = useCallback(
    (start: number, end: number) => {
      const of = selected.current;
      setQuoted((last) => ({ of, start, end, times: (last?.times ?? 0) + 1 }));
    },
    [selected],
  );
  const source = useMemo(() => ({ reference, language, onLook }), [reference, language, onLook]);
  const controller = useMemo(
    () => ({ open, loaded, toggle, retry, source }),
    [open, loaded, toggle, retry, source],
  );
  return { controller, quoted: quoted?.of === selectedId ? quoted : null };
}
