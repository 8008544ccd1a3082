import { CommanderError } from 'commander';
import { disconnect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { EXIT } from './exit-codes';
import { buildProgram } from './program';
import { errorLine } from './words';

/** Carries out a command line: its result goes to stdout, all else to stderr, and `process.exitCode` is set where it is not 0. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await (await buildProgram(args)).parseAsync([...args], { from: 'user' });
  } catch (thrown) {
    if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : EXIT.usage;
    else {
      process.stderr.write(`${errorLine(thrown)}\n`);
      process.exitCode = EXIT.refused;
    }
  } finally {
    await closeBoss();
    await disconnect();
  }
}
