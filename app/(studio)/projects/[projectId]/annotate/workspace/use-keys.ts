'use client';

import { useEffect, useEffectEvent } from 'react';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { splitSentences } from '@/lib/text/sentences';
import type { Evidence } from '@/lib/annotation/evidence';
import { type Command, commandFor } from './keys';
import type { Action } from './reduce';
import { type Desk, selectedSegment } from './state';
import { stamp } from './use-desk';

interface Doors {
  focusFind(): void;
  focusNote(): void;
  jumpEvidence(by: 1 | -1): void;
}

/** One listener for the whole workspace: a key becomes a command, a command an action. Typing in a field is left alone. */
export function useKeys(desk: Desk, dispatch: (action: Action) => void, doors: Doors): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const typing = target.closest('input, textarea, select, [contenteditable], [role="dialog"]');
    if (typing && !(event.ctrlKey || event.metaKey) && event.code !== 'Escape') return;
    if (
      target.closest('button, a, [role="menuitem"]') &&
      (event.code === 'Enter' || event.code === 'Space') &&
      !event.ctrlKey &&
      !event.metaKey &&
      !target.closest('[data-segment]')
    )
      return;
    const command = commandFor(event, desk.mode);
    if (!command) return;
    event.preventDefault();
    if (typing && command.kind === 'leave') target.blur();
    perform(command, desk, dispatch, doors);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function perform(command: Command, desk: Desk, dispatch: (action: Action) => void, doors: Doors): void {
  const { mode } = desk;
  switch (command.kind) {
    case 'move':
      return dispatch({ kind: 'move', by: command.by });
    case 'accept':
    case 'consistent':
    case 'unsure':
    case 'merge':
      return dispatch({ kind: 'act', act: { kind: command.kind }, stamp: stamp() });
    case 'pick-type':
      return dispatch({ kind: 'mode', mode: { kind: 'type', at: 0, other: false } });
    case 'undo':
    case 'redo':
    case 'submit':
      return dispatch({ kind: command.kind, stamp: stamp() });
    case 'leave':
      return dispatch({ kind: 'mode', mode: { kind: 'read' } });
    case 'type':
      if (command.errorType === 'Other')
        return dispatch({ kind: 'mode', mode: { kind: 'type', at: 10, other: true } });
      return dispatch({
        kind: 'act',
        act: { kind: 'type', errorType: command.errorType, stage: null },
        stamp: stamp(),
      });
    case 'stage':
      return dispatch({
        kind: 'act',
        act: { kind: 'type', errorType: 'Other', stage: command.stage },
        stamp: stamp(),
      });
    case 'type-move':
      if (mode.kind !== 'type') return;
      return dispatch({
        kind: 'mode',
        mode: { ...mode, at: (mode.at + command.by + ERROR_TYPES.length) % ERROR_TYPES.length },
      });
    case 'type-take':
      if (mode.kind === 'type')
        perform({ kind: 'type', errorType: ERROR_TYPES[mode.at]! }, desk, dispatch, doors);
      return;
    case 'open':
      if (command.what === 'note') return doors.focusNote();
      if (command.what === 'find') return doors.focusFind();
      return open(command.what, desk, dispatch);
    case 'sentence':
      return step(command, desk, dispatch);
    case 'mark':
      return mark(command.relation, desk, dispatch);
    case 'not-found':
      return dispatch({
        kind: 'act',
        act: { kind: 'evidence', add: { relation: 'not_found', searched: [] } },
        stamp: stamp(),
      });
    case 'jump':
      return doors.jumpEvidence(command.by);
    case 'caret':
      return moveCaret(command, desk, dispatch);
    case 'cut':
      if (mode.kind === 'split')
        dispatch({ kind: 'act', act: { kind: 'split', at: mode.at }, stamp: stamp() });
  }
}

function open(
  what: 'evidence' | 'split' | 'flag' | 'keys',
  desk: Desk,
  dispatch: (action: Action) => void,
): void {
  if (what === 'split') {
    const length = selectedSegment(desk)?.text.length ?? 0;
    return dispatch({ kind: 'mode', mode: { kind: 'split', at: Math.floor(length / 2) } });
  }
  if (what !== 'evidence') return dispatch({ kind: 'mode', mode: { kind: what } });
  // Begin where the segment's evidence is, or at the top.
  const first = selectedSegment(desk)?.label.evidence.find((item) => item.relation !== 'not_found');
  const start = first && 'start' in first ? first.start : 0;
  const at = Math.max(
    0,
    splitSentences(desk.sample.reference).findIndex(([, end]) => end > start),
  );
  dispatch({ kind: 'mode', mode: { kind: 'evidence', anchor: at, head: at } });
}

function step(
  { by, extend }: { by: 1 | -1; extend: boolean },
  { mode, sample }: Desk,
  dispatch: (action: Action) => void,
): void {
  if (mode.kind !== 'evidence') return;
  const last = splitSentences(sample.reference).length - 1;
  const head = Math.min(last, Math.max(0, mode.head + by));
  dispatch({ kind: 'mode', mode: { kind: 'evidence', head, anchor: extend ? mode.anchor : head } });
}

function mark(
  relation: 'supports' | 'contradicts',
  { mode, sample }: Desk,
  dispatch: (action: Action) => void,
): void {
  if (mode.kind !== 'evidence') return;
  const sentences = splitSentences(sample.reference);
  const from = sentences[Math.min(mode.anchor, mode.head)];
  const to = sentences[Math.max(mode.anchor, mode.head)];
  if (!from || !to) return;
  const add: Evidence = {
    relation,
    start: from[0],
    end: to[1],
    quote: sample.reference.slice(from[0], to[1]),
  };
  dispatch({ kind: 'act', act: { kind: 'evidence', add }, stamp: stamp() });
}

function moveCaret(
  command: { by: 1 | -1; unit: 'letter' | 'word' | 'end' },
  desk: Desk,
  dispatch: (action: Action) => void,
): void {
  const text = selectedSegment(desk)?.text ?? '';
  if (desk.mode.kind !== 'split') return;
  const { at } = desk.mode;
  const granularity = command.unit === 'word' ? 'word' : 'grapheme';
  const stops = [...new Intl.Segmenter(undefined, { granularity }).segment(text)]
    .map(({ index }) => index)
    .concat(text.length);
  const next = command.by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  const end = command.by > 0 ? text.length - 1 : 1;
  dispatch({ kind: 'mode', mode: { kind: 'split', at: command.unit === 'end' ? end : (next ?? at) } });
}
