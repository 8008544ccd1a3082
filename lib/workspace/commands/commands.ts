import { type Command } from './command';
import { STEP_COMMANDS, TYPE_COMMANDS } from './command-families';
import { FIXED_COMMANDS } from './fixed-commands';
import { TEXT_COMMANDS } from './text-commands';

/** A command whose key a person may choose. */
export type WorkspaceCommand = keyof typeof TEXT_COMMANDS;
/** A command that code asks for by name; steps of a walk or a caret are asked for by keys alone. */
export type CommandId = WorkspaceCommand | keyof typeof FIXED_COMMANDS | keyof typeof TYPE_COMMANDS;

/** The one table of commands: keymap, palette, help, buttons and the account page are made of it. */
export const COMMANDS: Readonly<Record<CommandId, Command>> & Readonly<Record<string, Command>> = {
  ...FIXED_COMMANDS,
  ...TEXT_COMMANDS,
  ...TYPE_COMMANDS,
  ...STEP_COMMANDS,
};
