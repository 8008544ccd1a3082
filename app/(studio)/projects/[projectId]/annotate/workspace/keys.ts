import { walkStepOf } from '@/components/reference/walk-keys';
import { caretStepOf } from '@/components/segment-text/caret-keys';
import { isComposing, type Press } from '@/components/ui/press';
import { allKeys, type DeskAct, type DeskKeys } from '@/lib/project/desk-keys';
import { type WalkStep } from '@/lib/text/walk';
import { ERROR_TYPES, ERROR_TYPE_FACTS, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { type Mode } from './state';

/** What a key asks for; to-action.ts says which action it is. */
export type Command =
  | { kind: 'move' | 'to-difference'; by: 1 | -1 }
  | {
      kind: 'accept' | 'consistent' | 'unsure' | 'pick-type' | 'merge' | 'undo' | 'redo' | 'submit' | 'leave';
    }
  | { kind: 'type'; errorType: ErrorType }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'type-move'; by: 1 | -1 }
  | {
      kind: 'open';
      what:
        | 'evidence'
        | 'split'
        | 'edit'
        | 'note'
        | 'find'
        | 'flag'
        | 'skip'
        | 'answer-note'
        | 'keys'
        | 'palette';
    }
  /** To the list of one's own samples. */
  | { kind: 'mine' }
  | { kind: 'walk-on'; step: WalkStep }
  /** To the next or the previous place where the words that were looked for stand. */
  | { kind: 'hit'; by: 1 | -1 }
  | { kind: 'mark'; relation: 'supports' | 'contradicts' }
  | { kind: 'not-found' | 'outline' | 'steps' | 'stages' | 'drop-looked' | 'take-evidence' }
  /** Opens what lies beside the work, or goes to it. */
  | { kind: 'aside'; what: 'guideline' | 'talk' }
  | { kind: 'turn-looked'; relation: 'supports' | 'contradicts' }
  | { kind: 'to-stage'; stage: Stage }
  | { kind: 'say-stage'; verdict: 'consistent' | 'inconsistent' | 'unsure' }
  | { kind: 'jump'; by: 1 | -1 }
  | { kind: 'caret'; by: 1 | -1; unit: 'letter' | 'word' | 'end' }
  | { kind: 'cut' };

/** What the keys do that a person may choose while reading. */
export const CHOSEN: Record<DeskAct, Command> = {
  next: { kind: 'move', by: 1 },
  previous: { kind: 'move', by: -1 },
  nextDifference: { kind: 'to-difference', by: 1 },
  previousDifference: { kind: 'to-difference', by: -1 },
  consistent: { kind: 'consistent' },
  type: { kind: 'pick-type' },
  unsure: { kind: 'unsure' },
  stages: { kind: 'stages' },
  evidence: { kind: 'open', what: 'evidence' },
  takeEvidence: { kind: 'take-evidence' },
  supports: { kind: 'turn-looked', relation: 'supports' },
  contradicts: { kind: 'turn-looked', relation: 'contradicts' },
  notFound: { kind: 'not-found' },
  nextEvidence: { kind: 'jump', by: 1 },
  previousEvidence: { kind: 'jump', by: -1 },
  outline: { kind: 'outline' },
  split: { kind: 'open', what: 'split' },
  merge: { kind: 'merge' },
  edit: { kind: 'open', what: 'edit' },
  note: { kind: 'open', what: 'note' },
  steps: { kind: 'steps' },
  guideline: { kind: 'aside', what: 'guideline' },
  talk: { kind: 'aside', what: 'talk' },
  flag: { kind: 'open', what: 'flag' },
  undo: { kind: 'undo' },
  redo: { kind: 'redo' },
};

/** The keys that stay what they are. */
const FIXED: Record<string, Command> = {
  ArrowDown: { kind: 'move', by: 1 },
  ArrowUp: { kind: 'move', by: -1 },
  Enter: { kind: 'accept' },
  NumpadEnter: { kind: 'accept' },
  Backspace: { kind: 'drop-looked' },
  Delete: { kind: 'drop-looked' },
  Slash: { kind: 'open', what: 'find' },
};

/** Commands while reading, by key as in lib/project/desk-keys.ts. */
export type Keymap = ReadonlyMap<string, Command>;

/** The keys of somebody who has chosen some. */
export const keymapOf = (chosen: DeskKeys): Keymap =>
  new Map([
    ...Object.entries(FIXED),
    ...[...allKeys(chosen)].map(([act, key]): [string, Command] => [key, CHOSEN[act]]),
  ]);

const AS_IT_COMES = keymapOf({});

const STAGES: Record<string, Command> = {
  KeyC: { kind: 'say-stage', verdict: 'consistent' },
  KeyX: { kind: 'say-stage', verdict: 'inconsistent' },
  KeyU: { kind: 'say-stage', verdict: 'unsure' },
  KeyF: { kind: 'to-stage', stage: 'fact' },
  ArrowLeft: { kind: 'to-stage', stage: 'fact' },
  KeyL: { kind: 'to-stage', stage: 'logic' },
  ArrowRight: { kind: 'to-stage', stage: 'logic' },
  KeyV: { kind: 'leave' },
  Escape: { kind: 'leave' },
};

const EVIDENCE: Record<string, Command> = {
  KeyS: { kind: 'mark', relation: 'supports' },
  KeyD: { kind: 'mark', relation: 'contradicts' },
  KeyN: { kind: 'not-found' },
  Slash: { kind: 'open', what: 'find' },
  Escape: { kind: 'leave' },
  KeyE: { kind: 'leave' },
  KeyZ: { kind: 'undo' },
};

/** A dialog over the desk has its own keys. */
const OVERLAID = new Set<Mode['kind']>([
  'flag',
  'skip',
  'answer-note',
  'keys',
  'missing',
  'searches',
  'palette',
]);

const TYPES: Record<string, Command> = Object.fromEntries(
  ERROR_TYPES.map((errorType) => [ERROR_TYPE_FACTS[errorType].key, { kind: 'type', errorType } as const]),
);

/** What a key press means in a mode; null when it means nothing there. Physical keys, so that an input method cannot swallow them. */
export function commandFor(press: Press, mode: Mode, keymap: Keymap = AS_IT_COMES): Command | null {
  if (isComposing(press)) return null;
  if (press.ctrlKey || press.metaKey) return withModifier(press, mode);
  if (press.altKey) return null;
  if (OVERLAID.has(mode.kind)) return null;
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return { kind: 'open', what: 'keys' };
  switch (mode.kind) {
    case 'type':
      return whilePicking(press, mode.other);
    case 'stages':
      return press.shiftKey ? null : (STAGES[press.code] ?? null);
    case 'evidence':
      return whileMarking(press);
    case 'split':
      return whileSplitting(press);
    case 'edit':
      return press.code === 'Escape' ? { kind: 'leave' } : null;
    case 'read':
    case 'note':
      if (press.code === 'Escape') return { kind: 'leave' };
      if (press.key === '/') return { kind: 'open', what: 'find' };
      return keymap.get(press.shiftKey ? `shift+${press.code}` : press.code) ?? null;
    default:
      return null;
  }
}

function withModifier(press: Press, mode: Mode): Command | null {
  if (OVERLAID.has(mode.kind)) return null;
  if (press.code === 'Enter' || press.code === 'NumpadEnter') return { kind: 'submit' };
  if (press.code === 'KeyZ') return { kind: press.shiftKey ? 'redo' : 'undo' };
  if (press.code === 'KeyY') return { kind: 'redo' };
  if (press.code === 'KeyK') return { kind: 'open', what: 'palette' };
  return null;
}

function whilePicking(press: Press, naming: boolean): Command | null {
  if (press.code === 'Escape') return { kind: 'leave' };
  if (naming) {
    if (press.code === 'KeyF') return { kind: 'stage', stage: 'fact' };
    if (press.code === 'KeyL') return { kind: 'stage', stage: 'logic' };
  }
  if (press.code === 'ArrowDown' || press.code === 'ArrowRight') return { kind: 'type-move', by: 1 };
  if (press.code === 'ArrowUp' || press.code === 'ArrowLeft') return { kind: 'type-move', by: -1 };
  return naming ? null : (TYPES[press.code] ?? null);
}

/** The keys of a walk, those of what was looked for, and what can be said of the stretch. */
function whileMarking(press: Press): Command | null {
  const step = walkStepOf(press);
  if (step) return { kind: 'walk-on', step };
  if (press.code === 'KeyF') return { kind: 'hit', by: press.shiftKey ? -1 : 1 };
  return EVIDENCE[press.code] ?? null;
}

function whileSplitting(press: Press): Command | null {
  if (press.code === 'Escape') return { kind: 'leave' };
  if (press.code === 'Enter' || press.code === 'BracketLeft') return { kind: 'cut' };
  const step = caretStepOf(press);
  return step && { kind: 'caret', ...step };
}
