import type { Command } from 'commander';
import { operationRooms, operationsOf } from '@/lib/api/operations';
import { namedCommand } from './commands';

/**
 * Adds a line for every room of operations with its verbs, and a command for each operation of the room that a command line
 * names; the command of that room, null when it names none. A command of the same name that is written by hand stays.
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
    for (const operation of await operationsOf(room))
      if (!taken.has(operation.name.split('.')[1]!)) group.addCommand(commandOf(operation));
    whole = group;
  }
  return whole;
}
