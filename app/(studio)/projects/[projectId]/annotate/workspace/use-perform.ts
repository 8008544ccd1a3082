'use client';

import { type Dispatch, useMemo } from 'react';
import { skip } from '../actions';
import { type DeskDoors } from './desk-doors';
import { deskFigures } from './desk-figures';
import { FIND_FIELD } from './find-bar';
import { type Command } from './keys';
import { type PaneName } from './panes';
import { type Action } from './reduce';
import { stamp } from './stamp';
import { type Desk, type Mode } from './state';
import { toAction } from './to-action';
import { type Find } from './use-find';

interface Around {
  desk: Desk;
  dispatch: Dispatch<Action>;
  find: Find;
  /** Brings the focus back to the selected segment. */
  home(): void;
  lookBy(by: 1 | -1): void;
  lookAt(at: number): void;
  setFront(pane: PaneName): void;
  next(): void;
}

/** What the head, the foot and the reference can ask of the desk. */
export interface Asks {
  keys(): void;
  leave(): void;
  mode(kind: Extract<Mode['kind'], 'flag' | 'skip' | 'answer-note' | 'missing'>): void;
  markSpan(relation: 'supports' | 'contradicts', start: number, end: number): void;
  notFound(): void;
  decisive(): void;
  submit(): void;
  reopen(): void;
  skip(reason: string): void;
}

interface Performing {
  perform(command: Command): void;
  doors: DeskDoors;
  ask: Asks;
}

/** Everything that keys, cards, head and foot can set going. */
export function usePerform({ desk, find, ...around }: Around): Performing {
  const { dispatch, home, lookBy, lookAt, setFront, next } = around;
  const { segments, sample, project } = desk;
  const doors = useMemo<DeskDoors>(
    () => ({
      select: (segmentId) => {
        dispatch({ kind: 'select', segmentId });
        setFront('segments');
      },
      act: (act) => dispatch({ kind: 'act', act, stamp: stamp() }),
      pickType: () => dispatch({ kind: 'pick-type' }),
      pick: (errorType, stage) => {
        dispatch({ kind: 'act', act: { kind: 'type', errorType, stage }, stamp: stamp() });
        home();
      },
      mode: (mode) => dispatch({ kind: 'mode', mode }),
      walk: () => dispatch({ kind: 'walk', from: null }),
      startSplit: () => dispatch({ kind: 'start-split' }),
      look: (at) => {
        lookAt(at);
        setFront('reference');
      },
      home,
    }),
    [dispatch, home, lookAt, setFront],
  );
  const ask = useMemo<Asks>(
    () => ({
      keys: () => dispatch({ kind: 'mode', mode: { kind: 'keys' } }),
      leave: () => dispatch({ kind: 'mode', mode: { kind: 'read' } }),
      mode: (kind) => dispatch({ kind: 'mode', mode: { kind } }),
      markSpan: (relation, start, end) =>
        dispatch({ kind: 'mark-span', relation, start, end, stamp: stamp() }),
      notFound: () => {
        const searched = find.searched();
        const add = { relation: 'not_found', searched } as const;
        dispatch({ kind: 'act', act: { kind: 'evidence', add }, stamp: stamp() });
      },
      decisive: () => {
        const first = segments[deskFigures(segments).decisive - 1];
        if (first) doors.select(first.id);
        home();
      },
      submit: () => dispatch({ kind: 'submit', stamp: stamp() }),
      reopen: () => dispatch({ kind: 'reopen', stamp: stamp() }),
      skip: (reason) =>
        void skip(project.id, sample.id, reason).then((done) => {
          dispatch({ kind: 'mode', mode: { kind: 'read' } });
          if (done.ok) next();
          else dispatch({ kind: 'say', key: 'notSkipped' });
        }),
    }),
    [dispatch, find, segments, doors, home, next, project.id, sample.id],
  );

  const perform = (command: Command): void => {
    if (command.kind === 'jump') {
      setFront('reference');
      return lookBy(command.by);
    }
    if (command.kind === 'open' && command.what === 'find') {
      setFront('reference');
      return focusFind();
    }
    if (command.kind === 'leave' && desk.mode.kind === 'read') find.setQuery('');
    const foundAt = find.query === '' ? null : (find.hits[find.at]?.start ?? null);
    const action = toAction(command, { stamp: stamp(), foundAt, searched: find.searched() });
    if (!action) return;
    dispatch(action);
    if (!STAYS.has(command.kind)) home();
  };
  return { perform, doors, ask };
}

/** After these the focus goes elsewhere, or stays where it is. */
const STAYS = new Set<Command['kind']>([
  'open',
  'pick-type',
  'type-move',
  'sentence',
  'mark',
  'not-found',
  'caret',
  'submit',
]);

/** The field may only just be about to appear under its tab. */
function focusFind(): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(FIND_FIELD);
    if (field instanceof HTMLInputElement) field.select();
  });
}
