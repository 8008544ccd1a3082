'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { findAll } from '@/components/segment-text/find';
import { type Mark } from '@/components/segment-text/runs';

/** What is looked for in the reference, where it stands, and which of the places is looked at. */
export interface Find {
  query: string;
  hits: readonly Mark[];
  at: number;
  /** What has been looked for since the desk was laid out, for "searched, not found". */
  searched(): string[];
  setQuery(query: string): void;
  step(by: 1 | -1): void;
  /** Keeps the present query among what has been searched. */
  keep(): void;
}

export function useFind(text: string): Find {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const kept = useRef<string[]>([]);
  const searched = useCallback(() => kept.current.slice(-20), []);
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
        if (words !== '' && !kept.current.includes(words)) kept.current = [...kept.current, words];
      },
    }),
    [query, hits, at, searched],
  );
}
