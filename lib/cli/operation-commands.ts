import type { Command } from 'commander';
import { operationRooms, operationsOf } from '@/lib/api/operations';
import { namedCommand } from './commands';

/**
 * Adds a line for every room of operations with its verbs, and a command for each operation of the room that a command line
 * names (for the one that it names, where it does: each brings in much of the product); the command of that room, null when it
 * names none. A command of the same name that is written by hand stays.
 */
export async function addOperations(program: Command, args: readonly string[]): Promise<Command | null> {
  const named = namedCommand(args);
  let whole: Command | null = null;
  for (const [room, verbs] of operationRooms()) {
    const group =
      program.commands.find((each) => each.name() === room) ??
      program.command(room).description(verbs.join(', '));
    if (room !== named) continue;
    const { commandOf } = await import('./operation-command'); // brings the database along, which the list does without
    const taken = new Set(group.commands.map((each) => each.name()));
    const free = verbs.filter((verb) => !taken.has(verb));
    const wanted = [...taken, ...free].includes(args[1]!) ? free.filter((verb) => verb === args[1]) : free;
    for (const operation of await operationsOf(room, wanted)) group.addCommand(commandOf(operation));
    whole = group;
  }
  return whole;
}
