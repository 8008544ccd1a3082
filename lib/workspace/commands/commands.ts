import { type Command } from './command';
import { TYPE_COMMANDS } from './command-families';
import { EVIDENCE_COMMANDS } from './evidence-commands';
import { JUDGE_COMMANDS } from './judge-commands';
import { SAMPLE_COMMANDS } from './sample-commands';
import { SEGMENT_COMMANDS } from './segment-commands';

const NAMED = { ...JUDGE_COMMANDS, ...SEGMENT_COMMANDS, ...SAMPLE_COMMANDS, ...EVIDENCE_COMMANDS };
type Named = typeof NAMED;

/** A command whose key a person may choose. */
export type WorkspaceCommand = {
  [Id in keyof Named]: Named[Id] extends { own: string } ? Id : never;
}[keyof Named];
/** A command that code asks for by name; steps of a walk or a caret are asked for by keys alone. */
export type CommandId = keyof Named | keyof typeof TYPE_COMMANDS;

/** The one table of commands: keymap, palette, help, buttons and the account page are made of it, in its order. */
export const COMMANDS: Readonly<Record<CommandId, Command>> & Readonly<Record<string, Command>> = {
  ...NAMED,
  ...TYPE_COMMANDS,
};
