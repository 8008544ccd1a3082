import { type Command, does, opens } from './command';
import {
  CHANGEABLE,
  HAS_UNDONE,
  isFinished,
  MAY_REOPEN,
  MAY_SUBMIT,
  MAY_UNDO,
  OPEN_OR_SAID,
} from './conditions';

/** What concerns the whole sample, and the way around the workspace. */
export const SAMPLE_COMMANDS = {
  undo: {
    own: 'KeyZ',
    keys: { any: ['mod+KeyZ'], evidence: ['any+KeyZ'] },
    label: 'act.undo',
    help: ['sample', 'undo'],
    // With nothing to undo it may lead back to the sample before, else it says so; on a submitted one it reopens that.
    when: [MAY_UNDO],
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
    when: [...CHANGEABLE, HAS_UNDONE],
    run: does(({ context }) => ({ kind: 'redo', context: context() })),
  },
  flag: {
    own: 'KeyF',
    label: 'act.flag',
    help: ['sample', 'flag'],
    when: [OPEN_OR_SAID],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'flag' } })),
  },
  submit: {
    keys: { any: ['mod+any+Enter', 'mod+any+NumpadEnter'] },
    label: 'act.submit',
    help: ['sample', 'submit'],
    when: [MAY_SUBMIT],
    run: (host) => {
      if (isFinished(host.workspace)) host.nextSample();
      else host.dispatch({ kind: 'submit', context: host.context() });
    },
  },
  nextSample: { run: (host) => host.nextSample() },
  reopen: {
    when: [MAY_REOPEN],
    run: opens(({ context }) => ({ kind: 'reopen', context: context() })),
  },
  skip: {
    own: 'shift+KeyF',
    help: ['sample', 'skip'],
    label: 'act.skip',
    when: [OPEN_OR_SAID],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'skip' } })),
  },
  answerNote: {
    own: 'shift+KeyM',
    help: ['sample', 'answerNote'],
    label: 'act.answerNote',
    when: [OPEN_OR_SAID],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'answer-note' } })),
  },
  wholeAnswer: {
    own: 'KeyB',
    label: 'act.wholeAnswer',
    help: ['sample', 'wholeAnswer'],
    run: (host) => host.toggleContinuousAnswer(),
  },
  mine: { label: 'act.mine', run: (host) => host.openMySamples() },
  keys: {
    keys: { any: ['char+?', 'shift+Slash'] },
    label: 'act.keys',
    help: ['sample', 'keys'],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'keys' } })),
  },
  palette: {
    keys: { any: ['mod+any+KeyK'] },
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
      add: ['any+Escape'],
      edit: ['any+Escape'],
    },
    help: ['sample', 'leave'],
    inSidebar: true,
    run: (host) => {
      if (host.workspace.mode.kind === 'read' && !host.find.clear()) host.closeSidebar();
      host.dispatch({ kind: 'mode', mode: { kind: 'read' } });
      host.restoreFocus();
    },
  },
} as const satisfies Record<string, Command>;
