import { type Command, does, opens } from './command';

/** Commands whose keys stay what they are, in the order of the palette. */
export const FIXED_COMMANDS = {
  accept: {
    keys: { read: ['Enter', 'NumpadEnter'] },
    sign: '↵',
    label: 'act.accept',
    help: ['judge', 'accept'],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'accept' }, context: context() })),
  },
  find: {
    keys: { read: ['char+/', 'Slash'], evidence: ['any+Slash'] },
    sign: '/',
    label: 'act.find',
    help: ['evidence', 'find'],
    run: (host) => {
      host.showReference();
      host.find.focus();
    },
  },
  submit: {
    keys: { any: ['mod+any+Enter', 'mod+any+NumpadEnter'] },
    sign: 'mod ↵',
    label: 'act.submit',
    help: ['sample', 'submit'],
    run: opens(({ context }) => ({ kind: 'submit', context: context() })),
  },
  skip: { label: 'act.skip', run: opens(() => ({ kind: 'mode', mode: { kind: 'skip' } })) },
  answerNote: {
    label: 'act.answerNote',
    run: opens(() => ({ kind: 'mode', mode: { kind: 'answer-note' } })),
  },
  mine: { label: 'act.mine', run: (host) => host.openMySamples() },
  keys: {
    keys: { any: ['char+?', 'shift+Slash'] },
    sign: '?',
    label: 'act.keys',
    help: ['sample', 'keys'],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'keys' } })),
  },
  palette: {
    keys: { any: ['mod+any+KeyK'] },
    sign: 'mod K',
    help: ['sample', 'palette'],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'palette' } })),
  },
  leave: {
    keys: {
      read: ['any+Escape'],
      type: ['any+Escape'],
      naming: ['any+Escape'],
      stages: ['KeyV', 'Escape'],
      evidence: ['any+Escape', 'any+KeyE'],
      split: ['any+Escape'],
      edit: ['any+Escape'],
    },
    sign: 'Esc',
    help: ['sample', 'leave'],
    inSidebar: true,
    run: (host) => {
      if (host.workspace.mode.kind === 'read') host.find.clear();
      host.dispatch({ kind: 'mode', mode: { kind: 'read' } });
      host.restoreFocus();
    },
  },
  dropEvidence: {
    keys: { read: ['Backspace', 'Delete'] },
    sign: '⌫',
    help: ['evidence', 'drop'],
    run: does(({ context }) => ({ kind: 'drop-looked', context: context() })),
  },
  nextHit: {
    keys: { evidence: ['KeyF'] },
    sign: 'F',
    help: ['evidence', 'hit'],
    run: (host) => toHit(host, 1),
  },
  previousHit: {
    keys: { evidence: ['shift+KeyF'] },
    sign: '⇧F',
    help: ['evidence', 'hit'],
    run: (host) => toHit(host, -1),
  },
  markSupports: {
    keys: { evidence: ['any+KeyS'] },
    run: opens(({ context }) => ({ kind: 'mark', relation: 'supports', context: context() })),
  },
  markContradicts: {
    keys: { evidence: ['any+KeyD'] },
    run: opens(({ context }) => ({ kind: 'mark', relation: 'contradicts', context: context() })),
  },
  splitHere: {
    keys: { split: ['any+Enter', 'any+BracketLeft'] },
    run: does(({ context }) => ({ kind: 'cut', context: context() })),
  },
  stageConsistent: {
    keys: { stages: ['KeyC'] },
    run: does(({ context }) => ({ kind: 'say-stage', verdict: 'consistent', context: context() })),
  },
  stageInconsistent: {
    keys: { stages: ['KeyX'] },
    run: does(({ context }) => ({ kind: 'say-stage', verdict: 'inconsistent', context: context() })),
  },
  stageUnsure: {
    keys: { stages: ['KeyU'] },
    run: does(({ context }) => ({ kind: 'say-stage', verdict: 'unsure', context: context() })),
  },
  toFact: {
    keys: { stages: ['KeyF', 'ArrowLeft'] },
    run: does(() => ({ kind: 'to-stage', stage: 'fact' })),
  },
  toLogic: {
    keys: { stages: ['KeyL', 'ArrowRight'] },
    run: does(() => ({ kind: 'to-stage', stage: 'logic' })),
  },
  nextType: {
    keys: { type: ['any+ArrowDown', 'any+ArrowRight'], naming: ['any+ArrowDown', 'any+ArrowRight'] },
    run: opens(() => ({ kind: 'look-at-type', by: 1 })),
  },
  previousType: {
    keys: { type: ['any+ArrowUp', 'any+ArrowLeft'], naming: ['any+ArrowUp', 'any+ArrowLeft'] },
    run: opens(() => ({ kind: 'look-at-type', by: -1 })),
  },
} as const satisfies Record<string, Command>;

function toHit({ find, dispatch }: Parameters<Command['run']>[0], by: 1 | -1): void {
  const from = find.step(by);
  if (from !== null) dispatch({ kind: 'walk', from });
}
