import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { COMMANDS, type CommandId } from './commands';

/** One line of the palette. */
export type PaletteItem =
  { of: 'command'; id: CommandId; label: string } | { of: 'type'; id: CommandId; type: ErrorType };

/** Everything that a person can ask for by name: each command with a name, and every error type. */
export const PALETTE: readonly PaletteItem[] = [
  ...(Object.keys(COMMANDS) as CommandId[]).flatMap((id): PaletteItem[] => {
    const { label } = COMMANDS[id];
    return label === undefined ? [] : [{ of: 'command', id, label }];
  }),
  ...ERROR_TYPES.map((type): PaletteItem => ({ of: 'type', id: `type.${type}`, type })),
];

/** The items whose words hold every word that was typed, those that begin with it first; case and width do not matter. */
export function matching<Item extends { words: string }>(items: readonly Item[], typed: string): Item[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const found = items.filter(({ words }) => wanted.every((word) => fold(words).includes(word)));
  const begins = ({ words }: Item): boolean => wanted.length > 0 && fold(words).startsWith(wanted[0]!);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
