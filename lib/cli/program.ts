import { Command } from 'commander';
import { version } from '@/package.json';
import { loadCommands } from './commands';

/** The command line as far as `args` need it; every command that does something takes --json. */
export async function buildProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('face4rag')
    .description('What the screens of Face4RAG Studio do, for scripts.')
    .version(version)
    .showHelpAfterError('(add --help for usage)')
    .exitOverride();
  for (const { register } of await loadCommands(args[0])) register(program);
  for (const leaf of leaves(program)) {
    leaf.option('--json', 'print the result as JSON');
    leaf.exitOverride().showHelpAfterError('(add --help for usage)');
  }
  return program;
}

function leaves(command: Command): readonly Command[] {
  return command.commands.flatMap((child) => (child.commands.length > 0 ? leaves(child) : [child]));
}
