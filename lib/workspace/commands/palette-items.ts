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
