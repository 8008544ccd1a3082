import { caretStepOf } from '@/lib/segmentation/caret-keys';
import { isComposing, type KeyPress } from '@/lib/browser/press';
import { commandFor, type Keymap } from '@/lib/workspace/commands/keymap';
import type { CaretUnit } from '@/lib/segmentation/caret';

/** What a key asks for while a sample is adjudicated. */
export type AdjudicationCommand =
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'next-disputed' | 'submit' | 'skip' | 'reopen' | 'guideline' | 'comments' | 'keys' }
  | ChangingCommand;

/** What changes labels or segments, and does nothing where the sample is closed. */
export type ChangingCommand =
  /** Takes what the person of that column says, from 0. */
  | { kind: 'take'; side: number }
  /** Writes a label of one's own, beginning with a command of the workspace. */
  | { kind: 'write'; begins: string | null }
  | {
      kind:
        | 'accept'
        | 'undecide'
        /** Puts a caret into the segment. */
        | 'split'
        /** With the next segment. */
        | 'merge'
        /** Text in no segment becomes one. */
        | 'add'
        | 'remove'
        /** Back to the segments before the last change of them. */
        | 'undo';
    };

const PLAIN: Record<string, AdjudicationCommand> = {
  KeyJ: { kind: 'move', by: 1 },
  ArrowDown: { kind: 'move', by: 1 },
  KeyK: { kind: 'move', by: -1 },
  ArrowUp: { kind: 'move', by: -1 },
  KeyN: { kind: 'next-disputed' },
  Enter: { kind: 'accept' },
  NumpadEnter: { kind: 'accept' },
  KeyW: { kind: 'write', begins: null },
  BracketLeft: { kind: 'split' },
  BracketRight: { kind: 'merge' },
  Equal: { kind: 'add' },
  Minus: { kind: 'remove' },
  KeyZ: { kind: 'undo' },
  Backspace: { kind: 'undecide' },
  Delete: { kind: 'undecide' },
  KeyS: { kind: 'skip' },
  KeyR: { kind: 'reopen' },
  KeyT: { kind: 'comments' },
};

/** Commands of the workspace with which a label of one's own begins. */
const BEGINS: ReadonlySet<string> = new Set(['consistent', 'type', 'unsure', 'stages', 'evidence']);

/**
 * What a press means; null when it means nothing here. Physical keys, so that an input method cannot swallow them. What is not
 * a key of this screen is one of the workspace, as the person has it there.
 */
export function adjudicationCommand(press: KeyPress, keymap?: Keymap): AdjudicationCommand | null {
  if (isComposing(press) || press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return press.code.endsWith('Enter') ? { kind: 'submit' } : null;
  if (press.key === '?') return { kind: 'keys' };
  if (press.shiftKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1];
  if (digit) return { kind: 'take', side: Number(digit) - 1 };
  return PLAIN[press.code] ?? asInWorkspace(commandFor(press, { kind: 'read' }, keymap));
}

function asInWorkspace(command: string | null): AdjudicationCommand | null {
  if (command === 'guideline' || command === 'comments') return { kind: command };
  return command !== null && BEGINS.has(command) ? { kind: 'write', begins: command } : null;
}

/** What a press means while a segment is being split. */
export type CaretCommand = { kind: 'caret'; by: 1 | -1; unit: CaretUnit } | { kind: 'cut' | 'leave' };

export function caretCommand(press: KeyPress): CaretCommand | null {
  if (isComposing(press) || press.altKey || press.metaKey) return null;
  if (press.code === 'Escape') return { kind: 'leave' };
  if (press.code === 'Enter' || press.code === 'NumpadEnter' || press.code === 'BracketLeft')
    return { kind: 'cut' };
  const step = caretStepOf(press);
  return step && { kind: 'caret', ...step };
}

/** The keys in the order in which they are explained. */
export const ADJUDICATION_KEYS = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'nextDisputed', keys: ['N'] },
  { name: 'take', keys: ['1', '…', '9'] },
  { name: 'accept', keys: ['Enter'] },
  { name: 'write', keys: ['W'] },
  { name: 'verdict', keys: ['C', 'X', 'U'] },
  { name: 'mark', keys: ['E'] },
  { name: 'undecide', keys: ['⌫'] },
  { name: 'split', keys: ['['] },
  { name: 'merge', keys: [']'] },
  { name: 'add', keys: ['='] },
  { name: 'remove', keys: ['-'] },
  { name: 'undo', keys: ['Z'] },
  { name: 'submit', keys: ['Ctrl', 'Enter'] },
  { name: 'skip', keys: ['S'] },
  { name: 'reopen', keys: ['R'] },
  { name: 'guidelines', keys: ['G'] },
  { name: 'comments', keys: ['T'] },
  { name: 'keys', keys: ['?'] },
] as const;
