'use client';

import { useCallback, useEffect, useRef } from 'react';
import { SIDEBAR_ID } from '../sidebar/use-sidebar';
import { headId } from '../panel/segment-row';
import { type Mode } from '@/lib/workspace/state/state';

/** Where the focus may stay when another segment is selected or a mode ends. */
const OWN = 'input, textarea, [role="dialog"], [role="separator"], [role="tab"], [data-scrolls]';
/** Modes after which the focus comes back. */
const ENDING: ReadonlySet<Mode['kind']> = new Set(['evidence', 'split', 'add']);
/** The elements that keep the focus after a click; whatever opens a menu gets it back. */
const PRESSED = 'button:not([aria-haspopup]), summary';
/** A click there leaves the focus where it is. */
const OUTSIDE_WORK = `${OWN}, #${SIDEBAR_ID}`;

/** Where the focus belongs: on the type that is looked at while types are chosen, else on the selected segment. */
const restingPlace = (): HTMLElement | null =>
  document.querySelector('[data-looked-at]') ?? document.querySelector('[data-segment-head][aria-current]');

/** Where a dialog of the workspace leaves the focus, whatever it was opened by. */
export const atSegment = (): HTMLElement | true => restingPlace() ?? true;

/**
 * Keeps the focus on the selected segment: at the start, after every key and click, when a mode ends, when it goes from one
 * segment to another, and whenever the element that had it has gone. What it returns brings it there with the next drawing.
 */
export function useRestoreFocus(selectedId: string, mode: Mode['kind']): () => void {
  const wanted = useRef(true);
  const before = useRef(mode);
  const at = useRef(selectedId);
  useEffect(() => {
    const moved = at.current !== selectedId;
    at.current = selectedId;
    const ended = before.current !== mode && ENDING.has(before.current);
    before.current = mode;
    if (mode !== 'read') return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    const left = moved && active?.matches('[data-segment-head]');
    if (!wanted.current && !ended && !lost && !left) return;
    // Evidence that ends the work on a segment leads from the reference to the next one.
    const onward = moved && ended;
    if (!wanted.current && !onward && active?.closest(OWN)) return;
    wanted.current = false;
    document.getElementById(headId(selectedId))?.focus({ preventScroll: true });
  });
  useEffect(() => {
    document.addEventListener('click', afterClick);
    return () => document.removeEventListener('click', afterClick);
  }, []);
  return useCallback(() => {
    wanted.current = true;
    // A key that changed nothing draws nothing, and the focus must come all the same.
    requestAnimationFrame(() => {
      if (!wanted.current || document.querySelector('[role="dialog"]')) return;
      wanted.current = false;
      restingPlace()?.focus({ preventScroll: true });
    });
  }, []);
}

/** Takes the focus off whatever was clicked, so that Enter never presses it again, unless what it opened has the focus. */
function afterClick({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null;
  if (!pressed?.closest('[data-workspace]') || pressed.closest(OUTSIDE_WORK)) return;
  requestAnimationFrame(() => {
    const { activeElement: active, body } = document;
    const left = active === null || active === body || active === pressed;
    if (!left || document.querySelector('[role="dialog"]')) return;
    restingPlace()?.focus({ preventScroll: true });
    // On a narrow screen the segment may lie under another tab.
    if (document.activeElement === active && active instanceof HTMLElement) active.blur();
  });
}
