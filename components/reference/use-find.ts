'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { findAll } from '@/components/segment-text/find';
import { type MarkedSpan } from '@/components/segment-text/runs';

/** What is looked for in the reference, where it stands, and which of the places is looked at. */
export interface Find {
  query: string;
  hits: readonly MarkedSpan[];
  at: number;
  /** What has been looked for while the selected segment was open, for "searched, not found". */
  searched(): string[];
  setQuery(query: string): void;
  /** Moves to the next or previous match and returns it; null when there is none. */
  step(by: 1 | -1): MarkedSpan | null;
  /** The place that is looked at, of what stands in the field this moment. */
  now(): MarkedSpan | null;
  /** Keeps the present query among what has been searched. */
  keep(): void;
}

/** Finding in a text; what is looked for is remembered for the segment that it was looked for. */
export function useFind(text: string, segmentId: string): Find {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const kept = useRef<{ segmentId: string; words: string }[]>([]);
  const searched = useCallback(
    () => kept.current.filter((search) => search.segmentId === segmentId).map(({ words }) => words),
    [segmentId],
  );
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => findAll(text, wanted), [text, wanted]);
  return useMemo(
    () => ({
      query,
      hits,
      at,
      searched,
      setQuery: (next: string) => {
        setQuery(next);
        setAt(0);
      },
      step: (by: 1 | -1) => {
        if (hits.length === 0) return null;
        const next = (at + by + hits.length) % hits.length;
        setAt(next);
        return hits[next]!;
      },
      // What is drawn follows the field by a frame or two.
      now: () => (query === wanted ? hits : findAll(text, query))[at] ?? null,
      keep: () => {
        const words = query.trim().slice(0, 200);
        if (words !== '' && !searched().includes(words)) kept.current.push({ segmentId, words });
      },
    }),
    [text, query, wanted, hits, at, segmentId, searched],
  );
}
