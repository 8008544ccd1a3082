'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { findAll } from '@/components/segment-text/find';
import { type Mark } from '@/components/segment-text/runs';

/** What is looked for in the reference, where it stands, and which of the places is looked at. */
export interface Find {
  query: string;
  hits: readonly Mark[];
  at: number;
  /** What has been looked for while the selected segment was at hand, for "searched, not found". */
  searched(): string[];
  setQuery(query: string): void;
  step(by: 1 | -1): void;
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
      step: (by: 1 | -1) => setAt((now) => (hits.length === 0 ? 0 : (now + by + hits.length) % hits.length)),
      keep: () => {
        const words = query.trim().slice(0, 200);
        if (words !== '' && !searched().includes(words)) kept.current.push({ segmentId, words });
      },
    }),
    [query, hits, at, segmentId, searched],
  );
}
