import type { Command } from 'commander';
import type { Operation } from '@/lib/operation/operation';
import { asText } from './as-text';
import { namedProject } from './named-project';
import { type Cli, command } from './commands/run';
import { toCommand } from './to-command';

/** The command that carries out an operation and prints what it gives. */
export function commandOf(operation: Operation): Command {
  const made: Command = toCommand(operation, (input) => command(carryOut)(input, made));
  const carryOut = async ({ ctx }: Cli, input: Record<string, unknown>) => {
    const { project } = made.opts<{ project?: string }>();
    const projectId = project === undefined ? {} : { projectId: await namedProject(ctx, project) };
    const output = await operation.run(ctx, operation.input.parse({ ...input, ...projectId }));
    return { json: output ?? null, text: asText(output) };
  };
  return made;
}
