// The help of the command line: opens no database, and lists commands without loading them.
import { CommanderError } from 'commander';
import { EXIT } from './exit-codes';
import { buildProgram } from './program';

/** True for a command line that asks for help or the version, or names no command, so that its help is the answer. */
export const asksForHelp = ([first, ...rest]: readonly string[]): boolean =>
  first === undefined ||
  ['help', '--help', '-h', '--version', '-V'].includes(first) ||
  ['--help', '-h'].includes(rest.at(-1) ?? '');

/** Prints the help that `args` ask for; its exit code. */
export async function printHelp(args: readonly string[]): Promise<number> {
  try {
    await (await buildProgram(args)).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    return thrown.exitCode === 0 ? 0 : EXIT.usage;
  }
}
