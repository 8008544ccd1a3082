'use client';

import { useRouter } from 'next/navigation';
import { type Dispatch, useMemo } from 'react';
import { FIND_FIELD } from '@/components/reference/find-bar';
import { type Find } from '@/components/reference/use-find';
import { type Outline } from '@/components/reference/use-outline';
import { skip } from '../actions';
import { type AsideName } from './aside/use-aside';
import { type DeskDoors } from './desk-doors';
import { type Command } from './keys';
import { type PaneName } from './panes';
import { type Action } from './reduce';
import { stamp } from './stamp';
import { type Desk, type Mode } from './state';
import { toAction } from './to-action';

interface Around {
  desk: Desk;
  dispatch: Dispatch<Action>;
  find: Find;
  outline: Outline;
  /** Brings the focus back to the selected segment. */
  home(): void;
  setFront(pane: PaneName): void;
  next(): void;
  /** Unfolds the judge's steps, or folds them. */
  toggleSteps(): void;
  /** Opens what lies beside the work, or goes there. */
  aside(what: AsideName): void;
  /** True when an undo has led beyond this sample. */
  undoBefore(): boolean;
}

/** What the head, the foot and the reference can ask of the desk. */
export interface Asks {
  keys(): void;
  look(by: 1 | -1): void;
  leave(): void;
  mode(kind: Extract<Mode['kind'], 'flag' | 'skip' | 'answer-note' | 'missing'>): void;
  markSpan(relation: 'supports' | 'contradicts', start: number, end: number): void;
  /** Takes the walk to an offset of the reference; null leaves it where it is. */
  walkTo(from: number | null): void;
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

/** Everything that keys, rows, head and foot can set going. */
export function usePerform({ desk, find, ...around }: Around): Performing {
  const { dispatch, home, setFront, next, toggleSteps, aside } = around;
  const { id: projectId } = desk.project;
  const { id: sampleId } = desk.sample;
  const { searched } = find;
  const router = useRouter();
  const doors = useMemo<DeskDoors>(
    () => ({
      select: (segmentId) => {
        dispatch({ kind: 'select', segmentId });
        setFront('segments');
      },
      act: (act) => dispatch({ kind: 'act', act, stamp: stamp() }),
      pickType: () => dispatch({ kind: 'pick-type' }),
      pick: (errorType, stage) =>
        dispatch({ kind: 'act', act: { kind: 'type', errorType, stage }, stamp: stamp() }),
      mode: (mode) => dispatch({ kind: 'mode', mode }),
      walk: () => dispatch({ kind: 'walk', from: null }),
      nextDifference: () => dispatch({ kind: 'to-difference', by: 1 }),
      startSplit: () => dispatch({ kind: 'start-split' }),
      look: (at) => {
        dispatch({ kind: 'look', at });
        setFront('reference');
      },
      aside,
      home,
    }),
    [dispatch, home, setFront, aside],
  );
  const ask = useMemo<Asks>(
    () => ({
      keys: () => dispatch({ kind: 'mode', mode: { kind: 'keys' } }),
      look: (by) => dispatch({ kind: 'look-on', by }),
      leave: () => dispatch({ kind: 'mode', mode: { kind: 'read' } }),
      mode: (kind) => dispatch({ kind: 'mode', mode: { kind } }),
      markSpan: (relation, start, end) =>
        dispatch({ kind: 'mark-span', relation, start, end, stamp: stamp() }),
      walkTo: (from) => {
        if (from !== null) dispatch({ kind: 'walk', from });
      },
      notFound: () => dispatch({ kind: 'not-found', searched: searched(), stamp: stamp() }),
      decisive: () => {
        dispatch({ kind: 'decisive' });
        setFront('segments');
      },
      submit: () => dispatch({ kind: 'submit', stamp: stamp() }),
      reopen: () => dispatch({ kind: 'reopen', stamp: stamp() }),
      skip: (reason) =>
        void skip(projectId, sampleId, reason).then((done) => {
          dispatch({ kind: 'mode', mode: { kind: 'read' } });
          if (done.ok) next();
          else dispatch({ kind: 'say', key: 'notSkipped' });
        }),
    }),
    [dispatch, searched, setFront, next, projectId, sampleId],
  );

  const perform = (command: Command): void => {
    if (command.kind === 'jump') {
      setFront('reference');
      return ask.look(command.by);
    }
    if (command.kind === 'hit') return ask.walkTo(find.step(command.by)?.start ?? null);
    if (command.kind === 'outline') {
      setFront('reference');
      return around.outline.setOpen(around.outline.headings.length > 0);
    }
    if (command.kind === 'undo' && around.undoBefore()) return;
    if (command.kind === 'mine') return router.push(`/projects/${projectId}/annotate`);
    if (command.kind === 'steps') return toggleSteps();
    if (command.kind === 'aside') return aside(command.what);
    if (command.kind === 'open' && command.what === 'find') {
      setFront('reference');
      return focusFind();
    }
    if (command.kind === 'leave' && desk.mode.kind === 'read') find.setQuery('');
    const foundAt = find.now()?.start ?? null;
    const action = toAction(command, { stamp: stamp(), foundAt, searched: searched() });
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
  'walk-on',
  'mark',
  'not-found',
  'caret',
  'submit',
]);

/** At once, since letters may follow in the same moment; under a tab the field may only just be about to appear. */
function focusFind(): void {
  const field = document.getElementById(FIND_FIELD);
  if (field instanceof HTMLInputElement) field.select();
  else requestAnimationFrame(() => document.querySelector<HTMLInputElement>(`#${FIND_FIELD}`)?.select());
}
