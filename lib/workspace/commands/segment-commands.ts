import { type Command, does, opens } from './command';
import { CARET_COMMANDS } from './command-families';
import {
  CAN_ADD,
  CAN_CUT,
  CHANGEABLE,
  HAS_NEXT,
  HAS_OTHERS,
  HAS_SEGMENT,
  HAS_UNCOVERED,
  hasUncovered,
  inMode,
  IS_OPEN,
  LABEL_CHANGEABLE,
  OPEN_OR_SAID,
  saying,
} from './conditions';

/** What a segment's bounds and words are. */
export const SEGMENT_COMMANDS = {
  split: {
    own: 'BracketLeft',
    label: 'act.split',
    help: ['segments', 'split'],
    when: [IS_OPEN, HAS_SEGMENT],
    run: opens(() => ({ kind: 'start-split' })),
  },
  splitHere: {
    keys: { split: ['any+Enter', 'any+BracketLeft'] },
    when: [inMode('split'), ...LABEL_CHANGEABLE, CAN_CUT],
    run: does(({ context }) => ({ kind: 'cut', context: context() })),
  },
  ...(CARET_COMMANDS as object),
  merge: {
    own: 'BracketRight',
    label: 'act.merge',
    help: ['segments', 'merge'],
    when: [...LABEL_CHANGEABLE, saying(HAS_NEXT, 'cannotMerge')],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'merge' }, context: context() })),
  },
  remove: {
    own: 'Minus',
    label: 'act.remove',
    help: ['segments', 'remove'],
    when: [...LABEL_CHANGEABLE, saying(HAS_OTHERS, 'cannotRemove')],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'remove' }, context: context() })),
  },
  add: {
    own: 'Equal',
    label: 'act.add',
    help: ['segments', 'add'],
    when: [...CHANGEABLE, HAS_UNCOVERED],
    run: does(({ context }) => ({ kind: 'add-nearest', context: context() })),
  },
  addPart: {
    own: 'shift+Equal',
    label: 'act.addPart',
    help: ['segments', 'addPart'],
    when: [...CHANGEABLE, HAS_UNCOVERED],
    run: opens(() => ({ kind: 'start-add', from: null })),
  },
  addChosen: {
    keys: { add: ['any+Enter', 'any+Equal'] },
    when: [inMode('add'), ...CHANGEABLE, CAN_ADD],
    run: does(({ context }) => ({ kind: 'add-chosen', context: context() })),
  },
  nextUncovered: {
    keys: { add: ['KeyJ'] },
    help: ['segments', 'uncovered'],
    when: [hasUncovered(1)],
    run: opens(() => ({ kind: 'add-on', by: 1 })),
  },
  previousUncovered: {
    keys: { add: ['KeyK'] },
    help: ['segments', 'uncovered'],
    when: [hasUncovered(-1)],
    run: opens(() => ({ kind: 'add-on', by: -1 })),
  },
  edit: {
    own: 'KeyT',
    label: 'act.edit',
    help: ['segments', 'edit'],
    when: [OPEN_OR_SAID],
    run: opens(() => ({ kind: 'mode', mode: { kind: 'edit' } })),
  },
} as const satisfies Record<string, Command>;
