'use client';

import { useCallback, useEffect, useRef } from 'react';
import { headId } from './segment-row';
import { type Mode } from './state';

/** Where the focus may stay when another segment is selected or a mode ends. */
const OWN = 'input, textarea, [role="dialog"], [role="separator"], [role="tab"], [data-scrolls]';

/**
 * Keeps the focus on the selected segment: at the start, after every key, when a mode ends, when it goes from one segment
 * to another, and whenever the element that had it has gone. What it returns brings it there with the next drawing.
 */
export function useHoming(selectedId: string, mode: Mode['kind']): () => void {
  const wanted = useRef(true);
  const before = useRef(mode);
  const at = useRef(selectedId);
  useEffect(() => {
    const moved = at.current !== selectedId;
    at.current = selectedId;
    const ended = before.current !== mode && (before.current === 'evidence' || before.current === 'split');
    before.current = mode;
    if (mode !== 'read') return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    const left = moved && active?.matches('[data-segment-head]');
    if (!wanted.current && !ended && !lost && !left) return;
    if (!wanted.current && active?.closest(OWN)) return;
    wanted.current = false;
    document.getElementById(headId(selectedId))?.focus({ preventScroll: true });
  });
  return useCallback(() => {
    wanted.current = true;
    // A key that changed nothing draws nothing, and the focus must come all the same.
    requestAnimationFrame(() => {
      if (!wanted.current || document.querySelector('[role="dialog"]')) return;
      wanted.current = false;
      document
        .querySelector<HTMLElement>('[data-segment-head][aria-current]')
        ?.focus({ preventScroll: true });
    });
  }, []);
}
