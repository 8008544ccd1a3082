import type { Command } from 'commander';
import { operationRooms, operationsOf } from '@/lib/api/operations';
import type { Operation } from '@/lib/operation/operation';
import { asText } from './as-text';
import { namedCommand } from './commands';
import { namedProject } from './named-project';
import { type Cli, command } from './run';
import { toCommand } from './to-command';

/**
 * Adds a line for every room of operations with its verbs, and a command for each operation of the room that a command line
 * names; the command of that room, null when it names none. A command of the same name that is written by hand stays; what
 * gives a file is left to the commands that write one.
 */
export async function addOperations(program: Command, args: readonly string[]): Promise<Command | null> {
  const named = namedCommand(args);
  let whole: Command | null = null;
  for (const [room, verbs] of operationRooms()) {
    const group =
      program.commands.find((each) => each.name() === room) ??
      program.command(room).description(verbs.join(', '));
    if (room !== named) continue;
    if (group.registeredArguments.length > 0) return group; // `import FILE` has no room for verbs
    const taken = new Set(group.commands.map((each) => each.name()));
    for (const operation of await operationsOf(room))
      if (!operation.file && !taken.has(operation.name.split('.')[1]!))
        group.addCommand(commandOf(operation));
    whole = group;
  }
  return whole;
}

function commandOf(operation: Operation): Command {
  const made: Command = toCommand(operation, (input) => command(carryOut)(input, made));
  const carryOut = async ({ ctx }: Cli, input: Record<string, unknown>) => {
    const { project } = made.opts<{ project?: string }>();
    const projectId = project === undefined ? {} : { projectId: await namedProject(ctx, project) };
    const output = await operation.run(ctx, operation.input.parse({ ...input, ...projectId }));
    return { json: output ?? null, text: asText(output) };
  };
  return made;
}
