// The command line behind `npm run face4rag`; scripts/face4rag.mjs has found the database and set DATABASE_URL.
import { CommanderError } from 'commander';
import { disconnect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { buildProgram } from './program';
import { inWords } from './words';

/** 0: done. 1: refused, or it went wrong. 2: not a command line that we understand. 3: done in part (run.ts). */
const REFUSED = 1;
const USAGE = 2;

try {
  const args = process.argv.slice(2);
  await (await buildProgram(args)).parseAsync(args, { from: 'user' });
} catch (thrown) {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : USAGE;
  else {
    process.stderr.write(`${inWords(thrown)}\n`);
    process.exitCode = REFUSED;
  }
} finally {
  await closeBoss();
  await disconnect();
}
