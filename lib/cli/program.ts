import { Command } from 'commander';
import { version } from '@/package.json';
import { addCommands } from './commands';
import { addOperations } from './operation-commands';

/** The command line as far as `args` need it; every command that does something takes --json. */
export async function buildProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('face4rag')
    .description('What the screens of Face4RAG Studio do, for scripts.')
    .version(version)
    .showHelpAfterError('(add --help for usage)')
    .exitOverride();
  const named = await addCommands(program, args);
  const group = (await addOperations(program, args)) ?? named;
  for (const leaf of group ? leaves(group) : []) {
    leaf.option('--json', 'print the result as JSON');
    leaf.exitOverride().showHelpAfterError('(add --help for usage)');
  }
  return program;
}

function leaves(command: Command): readonly Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
}
