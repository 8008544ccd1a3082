import { type Command, type CommandHost, does, opens } from './command';
import { NEAREST_COMMANDS, WALK_COMMANDS } from './command-families';
import {
  HAS_EVIDENCE,
  HAS_SPAN,
  inMode,
  IS_OFFERED,
  IS_OPEN,
  LABEL_CHANGEABLE,
  OPEN_OR_SAID,
} from './conditions';

/** What in the reference speaks for or against a segment. */
export const EVIDENCE_COMMANDS = {
  evidence: {
    own: 'KeyE',
    label: 'act.evidence',
    help: ['evidence', 'evidence'],
    when: [IS_OPEN],
    run: opens(({ find }) => ({ kind: 'walk', from: find.at(), seen: find.inView() })),
  },
  ...(WALK_COMMANDS as object),
  ...(NEAREST_COMMANDS as object),
  markSupports: {
    keys: { evidence: ['any+KeyS'] },
    help: ['evidence', 'mark'],
    when: [inMode('evidence'), ...LABEL_CHANGEABLE],
    run: opens(({ context }) => ({ kind: 'mark', relation: 'supports', context: context() })),
  },
  markContradicts: {
    keys: { evidence: ['any+KeyD'] },
    help: ['evidence', 'mark'],
    when: [inMode('evidence'), ...LABEL_CHANGEABLE],
    run: opens(({ context }) => ({ kind: 'mark', relation: 'contradicts', context: context() })),
  },
  supports: {
    own: 'KeyS',
    label: 'act.supports',
    help: ['evidence', 'turn'],
    when: [...LABEL_CHANGEABLE, HAS_SPAN],
    run: does(({ context }) => ({ kind: 'turn-looked', relation: 'supports', context: context() })),
  },
  contradicts: {
    own: 'KeyD',
    label: 'act.contradicts',
    help: ['evidence', 'turn'],
    when: [...LABEL_CHANGEABLE, HAS_SPAN],
    run: does(({ context }) => ({ kind: 'turn-looked', relation: 'contradicts', context: context() })),
  },
  notFound: {
    own: 'shift+KeyN',
    keys: { evidence: ['shift+KeyN'] },
    label: 'act.notFound',
    help: ['evidence', 'notFound'],
    when: [OPEN_OR_SAID],
    run: opens(({ find, context }) => ({
      kind: 'not-found',
      searched: find.searched(),
      context: context(),
    })),
  },
  dropEvidence: {
    keys: { read: ['Backspace', 'Delete'] },
    help: ['evidence', 'drop'],
    when: [...LABEL_CHANGEABLE, HAS_EVIDENCE],
    run: does(({ context }) => ({ kind: 'drop-looked', context: context() })),
  },
  adoptEvidence: {
    own: 'KeyA',
    label: 'act.adoptEvidence',
    help: ['evidence', 'take'],
    when: [...LABEL_CHANGEABLE, IS_OFFERED],
    run: does(({ context }) => ({ kind: 'edit', edit: { kind: 'take-evidence' }, context: context() })),
  },
  nextEvidence: {
    own: 'KeyN',
    label: 'act.nextEvidence',
    help: ['evidence', 'next'],
    run: (host) => host.dispatch({ kind: 'look-on', by: 1 }),
  },
  previousEvidence: {
    own: 'KeyP',
    label: 'act.previousEvidence',
    help: ['evidence', 'next'],
    run: (host) => host.dispatch({ kind: 'look-on', by: -1 }),
  },
  find: {
    keys: { read: ['char+/', 'Slash'], evidence: ['any+Slash'] },
    label: 'act.find',
    help: ['evidence', 'find'],
    run: (host) => host.find.focus(),
  },
  nextHit: {
    keys: { evidence: ['KeyF', 'KeyN'] },
    help: ['evidence', 'hit'],
    run: (host) => toHit(host, 1),
  },
  previousHit: {
    keys: { evidence: ['shift+KeyF'] },
    help: ['evidence', 'hit'],
    run: (host) => toHit(host, -1),
  },
  outline: {
    own: 'KeyO',
    label: 'act.outline',
    help: ['evidence', 'outline'],
    run: (host) => host.openOutline(),
  },
  plainText: {
    own: 'KeyW',
    label: 'act.plainText',
    help: ['evidence', 'plainText'],
    run: (host) => host.togglePlainText(),
  },
} as const satisfies Record<string, Command>;

function toHit({ find, dispatch }: CommandHost, by: 1 | -1): void {
  const from = find.step(by);
  if (from !== null) dispatch({ kind: 'walk', from });
}
