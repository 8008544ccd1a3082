import { Command } from 'commander';
import { version } from '@/package.json';
import { COMMANDS } from './commands';

/** The whole command line; every command that does something takes --json. */
export function buildProgram(): Command {
  const program = new Command('face4rag')
    .description('What the screens of Face4RAG Studio do, for scripts.')
    .version(version)
    .showHelpAfterError('(add --help for usage)')
    .exitOverride();
  for (const { register } of COMMANDS) register(program);
  for (const leaf of leaves(program)) {
    leaf.option('--json', 'print the result as JSON');
    leaf.exitOverride().showHelpAfterError('(add --help for usage)');
  }
  return program;
}

function leaves(command: Command): readonly Command[] {
  return command.commands.flatMap((child) => (child.commands.length > 0 ? leaves(child) : [child]));
}
