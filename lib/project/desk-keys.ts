import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** The acts at the desk whose keys a person may choose, with the keys they come with. A key is a place on the keyboard (event.code). */
export const DESK_KEYS = {
  next: 'KeyJ',
  previous: 'KeyK',
  nextDifference: 'shift+KeyJ',
  previousDifference: 'shift+KeyK',
  consistent: 'KeyC',
  type: 'KeyX',
  unsure: 'KeyU',
  stages: 'KeyV',
  evidence: 'KeyE',
  takeEvidence: 'KeyA',
  supports: 'KeyS',
  contradicts: 'KeyD',
  notFound: 'shift+KeyN',
  nextEvidence: 'KeyN',
  previousEvidence: 'KeyP',
  outline: 'KeyO',
  split: 'BracketLeft',
  merge: 'BracketRight',
  edit: 'KeyT',
  note: 'KeyM',
  steps: 'KeyR',
  guideline: 'KeyG',
  talk: 'KeyI',
  flag: 'KeyF',
  undo: 'KeyZ',
  redo: 'shift+KeyZ',
} as const;
export type DeskAct = keyof typeof DESK_KEYS;
export const DESK_ACTS = Object.keys(DESK_KEYS) as DeskAct[];

/** Letters, digits and signs, alone or with shift; what browsers and screen readers use is left to them. */
const KEY =
  /^(shift\+)?(Key[A-Z]|Digit[0-9]|Bracket(Left|Right)|Semicolon|Quote|Comma|Period|Backquote|Minus|Equal|Backslash)$/;

/** The keys that a person has chosen; what is absent keeps the key that it comes with. */
export const deskKeysSchema = z
  .partialRecord(z.enum(DESK_ACTS), storableText.regex(KEY))
  .refine((chosen) => new Set(allKeys(chosen).values()).size === DESK_ACTS.length, { error: 'key_taken' });
export type DeskKeys = Partial<Record<DeskAct, string>>;

/** The key of an act. */
export const keyFor = (chosen: DeskKeys, act: DeskAct): string => chosen[act] ?? DESK_KEYS[act];

/** Every act's key. */
export const allKeys = (chosen: DeskKeys): Map<DeskAct, string> =>
  new Map(DESK_ACTS.map((act) => [act, keyFor(chosen, act)]));

/** What is stored, as far as it can still be used. */
export function toDeskKeys(stored: unknown): DeskKeys {
  const read = deskKeysSchema.safeParse(stored);
  return read.success ? read.data : {};
}

/** A key press as a key that can be chosen; null for any other. */
export function keyOf(press: { code: string; shiftKey: boolean }): string | null {
  const key = `${press.shiftKey ? 'shift+' : ''}${press.code}`;
  return KEY.test(key) ? key : null;
}

/** Gives an act another key; answers the act that has it already instead. */
export function chooseKey(chosen: DeskKeys, act: DeskAct, key: string): DeskKeys | { takenBy: DeskAct } {
  const takenBy = DESK_ACTS.find((other) => other !== act && keyFor(chosen, other) === key);
  if (takenBy) return { takenBy };
  const { [act]: _before, ...others } = chosen;
  return key === DESK_KEYS[act] ? others : { ...others, [act]: key };
}

const SIGNS: Record<string, string> = {
  BracketLeft: '[',
  BracketRight: ']',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  Backslash: '\\',
};

/** How a key is written: "C", "⇧N", "[". */
export function keySign(key: string): string {
  const code = key.replace('shift+', '');
  const sign = SIGNS[code] ?? code.replace(/^(Key|Digit)/, '');
  return code === key ? sign : `⇧${sign}`;
}
