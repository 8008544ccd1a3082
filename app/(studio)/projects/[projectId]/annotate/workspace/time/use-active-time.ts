'use client';

import { useEffect, useRef, useState } from 'react';
import { type ActiveEvent, count, startClock } from '@/lib/annotation/figures/active-time';
import { behindFrame } from '@/components/segment-text/after-frame';
import { randomId } from '../engine/action-context';
import { useTab } from '../engine/tab-context';
import { lookAgain, NO_TIME, shownMs } from '@/lib/workspace/time/shown-time';
import { keep, waiting } from '@/lib/workspace/time/interval-log';

const TICK_MS = 15_000;
const BATCH_MS = 60_000;
/** The pointer moves a hundred times a second; once a second is enough to know that somebody is there. */
const MOVE_MS = 1_000;

/**
 * Counts the active time in this workspace, and sends it about once a minute, at a pause, when the workspace is hidden and when it is left. A key
 * costs one subtraction. Returns the milliseconds to show, some seconds old: what the server has, of which `readMs` was read
 * last, and what it has not acknowledged.
 */
export function useActiveTime(annotationId: string, counts: boolean, readMs: number): number {
  const { intervals } = useTab();
  const [known, setKnown] = useState(NO_TIME);
  const moved = useRef(0);
  useEffect(() => {
    if (!counts) return;
    const now = (): number => performance.now();
    let clock = startClock(now(), document.visibilityState === 'visible');
    let sentMs = 0;
    const hear = (kind: ActiveEvent['kind']): void => {
      clock = count(clock, { kind, at: now() });
    };
    const look = (serverMs?: number): void =>
      setKnown((before) =>
        lookAgain(before, {
          annotationId,
          serverMs,
          waiting: waiting(localStorage),
          unbatchedMs: clock.activeMs - sentMs,
        }),
      );
    const keepBatch = (): boolean => {
      const ms = Math.round(clock.activeMs - sentMs);
      if (ms < 1) return false; // who judges a sample in half a second is to be seen in the figures
      sentMs += ms;
      keep(localStorage, { id: randomId(), annotationId, ms });
      return true;
    };
    const send = (): void => {
      if (keepBatch()) void intervals.send();
    };
    const act = (): void => hear('act');
    const move = (): void => {
      if (now() - moved.current < MOVE_MS) return;
      moved.current = now();
      hear('act');
    };
    const turn = (): void => {
      const hidden = document.visibilityState === 'hidden';
      hear(hidden ? 'hidden' : 'shown');
      if (hidden) send();
    };
    const leave = (): void => {
      hear('tick');
      send();
    };
    const timer = setInterval(() => {
      const before = clock.activeMs;
      hear('tick');
      // A pause also ends a batch: the person may never come back to the tab.
      if (clock.activeMs - sentMs >= BATCH_MS || clock.activeMs === before) send();
      look();
    }, TICK_MS);
    const forget = intervals.onAccepted((id, activeMs) => {
      if (id === annotationId) look(activeMs);
    });
    // A batch that an earlier page sent on leaving may have arrived: sent again, it still counts once.
    void behindFrame().then(intervals.send);
    const quiet = { capture: true, passive: true } as const;
    for (const name of ACTS) window.addEventListener(name, act, quiet);
    for (const name of MOVES) window.addEventListener(name, move, quiet);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    return () => {
      hear('tick');
      // What comes to the workspace instead is drawn first.
      if (keepBatch()) void behindFrame().then(intervals.send);
      clearInterval(timer);
      forget();
      for (const name of ACTS) window.removeEventListener(name, act, quiet);
      for (const name of MOVES) window.removeEventListener(name, move, quiet);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
    };
  }, [annotationId, counts, intervals]);
  return shownMs({ ...known, serverMs: Math.max(known.serverMs, readMs) });
}

const ACTS = ['keydown', 'pointerdown'] as const;
const MOVES = ['pointermove', 'wheel', 'scroll'] as const;
