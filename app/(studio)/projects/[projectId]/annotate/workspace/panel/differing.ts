'use client';

import { createContext, useMemo } from 'react';
import { type MarkedSpan } from '@/components/segment-text/runs';
import { type TextMark } from '@/components/segment-text/marked-text';
import { usePainted } from '@/components/segment-text/use-growing';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import { type SegmentView } from '@/lib/annotation/view';
import { type Difference, type DifferenceKind, differences } from '@/lib/consistency/differences';

/** What one segment and its evidence say differently, drawn on both. */
export interface Differing {
  of: string;
  /** The kinds that differ, with the words of the segment. */
  said: { kind: DifferenceKind; words: string[] }[];
  segment: TextMark[];
  reference: TextMark[];
}

/** Past the list to the open segment: no row is drawn again when it comes. */
export const DifferingContext = createContext<Differing | null>(null);

interface Prose {
  segments: readonly SegmentView[];
  selectedId: string;
  evidence: readonly Evidence[];
}

/**
 * The differences of the segment that the prose shows, which follows the keys by a frame: from its evidence, else from
 * what its judge found, and from what is looked at among the judge's quotes. None in the first frame of a sample, which people
 * wait for.
 */
export function useDiffering(prose: Prose, quoted: MarkedSpan | null, reference: string): Differing | null {
  const { segments, selectedId, evidence } = prose;
  const segment = segments.find(({ id }) => id === selectedId);
  const text = segment?.text;
  const painted = usePainted();
  const found = segment?.machine?.evidence ?? segment?.revealed?.machine.evidence;
  return useMemo(() => {
    if (text === undefined || !painted) return null;
    const own = evidence.filter(isSpan);
    const spans: MarkedSpan[] = own.length > 0 ? own : (found ?? []).filter(isSpan);
    const held = [...spans, ...(quoted ? [quoted] : [])].map(({ start, end }) => ({
      start,
      quote: reference.slice(start, end),
    }));
    const { segment: here, reference: there } = differences(text, held);
    const kinds = [...new Set([...here, ...there].map(({ kind }) => kind))];
    return {
      of: selectedId,
      said: kinds.map((kind) => ({
        kind,
        words: [...wordsOf(kind, here, text), ...wordsOf(kind, there, reference)],
      })),
      segment: here.map(drawn),
      reference: there.map(drawn),
    };
  }, [painted, selectedId, text, evidence, found, quoted, reference]);
}

const wordsOf = (kind: DifferenceKind, marks: readonly Difference[], text: string): string[] => [
  ...new Set(marks.filter((mark) => mark.kind === kind).map(({ start, end }) => text.slice(start, end))),
];

const drawn = ({ kind, start, end }: Difference): TextMark => ({
  id: 'differs',
  start,
  end,
  className: `differs differs-${kind}`,
});
