'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { findAll } from '@/components/segment-text/find';
import { type MarkedSpan } from '@/components/segment-text/runs';
import { useLatestRef } from '@/components/ui/use-latest-ref';
import { offsetInView } from './in-view';

/** What is looked for in the reference, where it stands, and which of the places is looked at. */
export interface Find {
  query: string;
  hits: readonly MarkedSpan[];
  at: number;
  /** The search stays when another segment is selected. */
  pinned: boolean;
  setPinned(pinned: boolean): void;
  /** What has been looked for while the selected segment was open, for "searched, not found". */
  searched(): string[];
  /** Where the part of the text that is in view begins. */
  inView(): number | null;
  /** A search begins: its first match is the first one from here on. */
  begin(): void;
  setQuery(query: string): void;
  /** Moves to the next or previous match and returns it; null when there is none. */
  step(by: 1 | -1): MarkedSpan | null;
  /** To the match of this number. */
  go(at: number): void;
  /** The place that is looked at, of what stands in the field this moment. */
  now(): MarkedSpan | null;
  /** Keeps the present query among what has been searched. */
  keep(): void;
}

interface Search {
  query: string;
  /** The segment that it is for. */
  segmentId: string;
  /** The match that is looked at; null for the first one behind `from`. */
  at: number | null;
  from: number;
}

/**
 * Finding in a text, from what is in view on; a search ends with its segment, unless it is pinned. The same object for as long
 * as the search is the same, whichever segment is selected.
 */
export function useFind(text: string, segmentId: string): Find {
  const [search, setSearch] = useState<Search>({ query: '', segmentId, at: null, from: 0 });
  const [pinned, setPinned] = useState(false);
  if (search.query !== '' && !pinned && search.segmentId !== segmentId)
    setSearch({ query: '', segmentId, at: null, from: 0 });
  const from = useRef(0);
  const open = useLatestRef(segmentId);
  const kept = useRef<{ segmentId: string; words: string }[]>([]);
  const searched = useCallback(
    () => kept.current.filter((past) => past.segmentId === open.current).map(({ words }) => words),
    [open],
  );
  const { query } = search;
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => findAll(text, wanted), [text, wanted]);
  return useMemo(() => {
    const at = hitAt(hits, search);
    const go = (next: number): void => setSearch((last) => ({ ...last, at: next }));
    return {
      query,
      hits,
      at,
      pinned,
      setPinned,
      searched,
      inView: offsetInView,
      begin: () => {
        from.current = offsetInView() ?? 0;
      },
      setQuery: (next: string) =>
        setSearch({ query: next, segmentId: open.current, at: null, from: from.current }),
      step: (by: 1 | -1) => {
        if (hits.length === 0) return null;
        const next = (at + by + hits.length) % hits.length;
        go(next);
        return hits[next]!;
      },
      go,
      // What is drawn follows the field by a frame or two.
      now: () => {
        const found = query === wanted ? hits : findAll(text, query);
        return found[hitAt(found, search)] ?? null;
      },
      keep: () => {
        const words = query.trim().slice(0, 200);
        if (words !== '' && !searched().includes(words))
          kept.current.push({ segmentId: open.current, words });
      },
    };
  }, [text, search, query, wanted, hits, pinned, open, searched]);
}

/** Number of the match that is looked at: the one that was gone to, else the first from where the search began, else the first. */
function hitAt(hits: readonly MarkedSpan[], { at, from }: Search): number {
  if (at !== null) return Math.min(at, Math.max(0, hits.length - 1));
  return Math.max(
    0,
    hits.findIndex(({ start }) => start >= from),
  );
}
