import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { perform } from '@/lib/api/perform';
import type { StreamedFile } from '@/lib/entry/file-response';
import type { Operation } from '@/lib/operation/operation';
import { writeWholeFile } from '@/lib/whole-file';
import { asText } from './as-text';
import { namedProject } from './named/named-project';
import { namedUser } from './named/named-user';
import { type Cli, command, type CommandReport } from './commands/run';
import { toCommand } from './to-command';

/**
 * The command that carries out an operation and prints what it gives; what gives a file writes it to --out. A project may be
 * named, a person by their address.
 */
export function commandOf(operation: Operation): Command {
  const made: Command = toCommand(operation, (input) => command(carryOut)(input, made));
  if (operation.file) made.requiredOption('--out <file>', 'where to write; a file that is there is replaced');
  const carryOut = async ({ ctx }: Cli, input: Record<string, unknown>) => {
    const { project, out } = made.opts<{ project?: string; out?: string }>();
    const given = { ...input };
    if (project !== undefined) given.projectId = await namedProject(ctx, project);
    if (typeof input.userId === 'string') given.userId = await namedUser(ctx, input.userId);
    const { output } = await perform(operation, ctx, given);
    if (operation.file) return written(output as StreamedFile, out!);
    return { json: output ?? null, text: asText(output) };
  };
  return made;
}

async function written({ bytes }: StreamedFile, out: string): Promise<CommandReport> {
  const size = await writeWholeFile(out, (file) => pipeline(bytes, file));
  return { json: { out, bytes: size }, text: `${out} (${size} bytes)` };
}
