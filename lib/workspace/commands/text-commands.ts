import { selectedIndex } from '../state/state';
import { type Command, does, opens } from './command';

/** Commands whose keys a person may choose, in the order of the account page and the palette. */
export const TEXT_COMMANDS = {
  next: {
    own: 'KeyJ',
    keys: { read: ['ArrowDown'] },
    label: 'act.next',
    help: ['judge', 'move'],
    run: does(() => ({ kind: 'move', by: 1 })),
  },
  previous: {
    own: 'KeyK',
    keys: { read: ['ArrowUp'] },
    label: 'act.previous',
    help: ['judge', 'move'],
    run: does(() => ({ kind: 'move', by: -1 })),
  },
  nextDifference: {
    own: 'shift+KeyJ',
    label: 'act.nextDifference',
    help: ['judge', 'difference'],
    run: does(() => ({ kind: 'to-difference', by: 1 })),
  },
  previousDifference: {
    own: 'shift+KeyK',
    label: 'act.previousDifference',
    help: ['judge', 'difference'],
    run: does(() => ({ kind: 'to-difference', by: -1 })),
  },
  consistent: {
    own: 'KeyC',
    label: 'act.consistent',
    help: ['judge', 'consistent'],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'consistent' }, context: context() })),
  },
  type: {
    own: 'KeyX',
    label: 'act.type',
    help: ['judge', 'type'],
    run: opens(() => ({ kind: 'pick-type' })),
  },
  unsure: {
    own: 'KeyU',
    label: 'act.unsure',
    help: ['judge', 'unsure'],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'unsure' }, context: context() })),
  },
  stages: {
    own: 'KeyV',
    label: 'act.stages',
    help: ['judge', 'stages'],
    run: does(() => ({ kind: 'stages' })),
  },
  evidence: {
    own: 'KeyE',
    label: 'act.evidence',
    help: ['evidence', 'evidence'],
    run: opens(({ find }) => ({ kind: 'walk', from: find.at() })),
  },
  takeEvidence: {
    own: 'KeyA',
    label: 'act.takeEvidence',
    help: ['evidence', 'take'],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'take-evidence' }, context: context() })),
  },
  supports: {
    own: 'KeyS',
    label: 'act.supports',
    help: ['evidence', 'mark'],
    run: does(({ context }) => ({ kind: 'turn-looked', relation: 'supports', context: context() })),
  },
  contradicts: {
    own: 'KeyD',
    label: 'act.contradicts',
    help: ['evidence', 'mark'],
    run: does(({ context }) => ({ kind: 'turn-looked', relation: 'contradicts', context: context() })),
  },
  notFound: {
    own: 'shift+KeyN',
    keys: { evidence: ['any+KeyN'] },
    label: 'act.notFound',
    help: ['evidence', 'notFound'],
    run: opens(({ find, context }) => ({
      kind: 'not-found',
      searched: find.searched(),
      context: context(),
    })),
  },
  nextEvidence: {
    own: 'KeyN',
    label: 'act.nextEvidence',
    help: ['evidence', 'next'],
    run: (host) => {
      host.showReference();
      host.dispatch({ kind: 'look-on', by: 1 });
    },
  },
  previousEvidence: {
    own: 'KeyP',
    label: 'act.previousEvidence',
    help: ['evidence', 'next'],
    run: (host) => {
      host.showReference();
      host.dispatch({ kind: 'look-on', by: -1 });
    },
  },
  outline: {
    own: 'KeyO',
    label: 'act.outline',
    help: ['evidence', 'outline'],
    run: (host) => {
      host.showReference();
      host.openOutline();
    },
  },
  split: {
    own: 'BracketLeft',
    label: 'act.split',
    help: ['segments', 'split'],
    run: opens(() => ({ kind: 'start-split' })),
  },
  merge: {
    own: 'BracketRight',
    label: 'act.merge',
    help: ['segments', 'merge'],
    when: (workspace) => selectedIndex(workspace) < workspace.segments.length - 1,
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'merge' }, context: context() })),
  },
  edit: {
    own: 'KeyT',
    label: 'act.edit',
    help: ['segments', 'edit'],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'edit' } })),
  },
  note: {
    own: 'KeyM',
    label: 'act.note',
    help: ['judge', 'note'],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'note' } })),
  },
  steps: {
    own: 'KeyR',
    label: 'act.steps',
    help: ['judge', 'steps'],
    run: (host) => host.toggleSteps(),
  },
  guideline: {
    own: 'KeyG',
    label: 'act.guideline',
    help: ['judge', 'guideline'],
    inSidebar: true,
    run: (host) => host.toggleSidebar('guideline'),
  },
  comments: {
    own: 'KeyI',
    label: 'act.comments',
    help: ['judge', 'comments'],
    inSidebar: true,
    run: (host) => host.toggleSidebar('comments'),
  },
  flag: {
    own: 'KeyF',
    label: 'act.flag',
    help: ['sample', 'flag'],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'flag' } })),
  },
  undo: {
    own: 'KeyZ',
    keys: { any: ['mod+KeyZ'], evidence: ['any+KeyZ'] },
    label: 'act.undo',
    help: ['sample', 'undo'],
    run: (host) => {
      if (host.undoBeyondSample()) return;
      host.dispatch({ kind: 'undo', context: host.context() });
      host.restoreFocus();
    },
  },
  redo: {
    own: 'shift+KeyZ',
    keys: { any: ['mod+shift+KeyZ', 'mod+any+KeyY'] },
    label: 'act.redo',
    help: ['sample', 'undo'],
    run: does(({ context }) => ({ kind: 'redo', context: context() })),
  },
} as const satisfies Record<string, Command>;
