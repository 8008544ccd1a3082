// The command line behind `npm run face4rag`; scripts/face4rag.mjs has found the database and set DATABASE_URL.
import { CommanderError } from 'commander';
import { disconnect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { EXIT } from './exit-codes';
import { buildProgram } from './program';
import { errorLine } from './words';

try {
  const args = process.argv.slice(2);
  await (await buildProgram(args)).parseAsync(args, { from: 'user' });
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
