import { DESK_ACTS, type DeskAct } from '@/lib/project/desk-keys';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { CHOSEN, type Command } from './keys';

/** Acts that the palette has beside those whose keys can be chosen. */
const OTHERS = {
  accept: { kind: 'accept' },
  find: { kind: 'open', what: 'find' },
  submit: { kind: 'submit' },
  skip: { kind: 'open', what: 'skip' },
  answerNote: { kind: 'open', what: 'answer-note' },
  mine: { kind: 'mine' },
  keys: { kind: 'open', what: 'keys' },
} as const satisfies Record<string, Command>;
export type OtherAct = keyof typeof OTHERS;

/** One line of the palette. */
export type PaletteItem = { command: Command } & (
  { of: 'act'; name: DeskAct | OtherAct } | { of: 'type'; name: ErrorType }
);

/** Every act that a person can ask for by name: what the keys do, and every error type. */
export const PALETTE: readonly PaletteItem[] = [
  ...(Object.keys(OTHERS) as OtherAct[]).map((name) => ({ of: 'act' as const, name, command: OTHERS[name] })),
  ...DESK_ACTS.map((name) => ({ of: 'act' as const, name, command: CHOSEN[name] })),
  ...ERROR_TYPES.map((name) => ({
    of: 'type' as const,
    name,
    command: { kind: 'type', errorType: name } as Command,
  })),
];

/** The items whose words hold every word that was typed, those that begin with it first; case and width do not matter. */
export function matching<Item extends { words: string }>(items: readonly Item[], typed: string): Item[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const found = items.filter(({ words }) => wanted.every((word) => fold(words).includes(word)));
  const begins = ({ words }: Item): boolean => wanted.length > 0 && fold(words).startsWith(wanted[0]!);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
