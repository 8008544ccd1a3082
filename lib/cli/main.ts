// The command line behind `npm run face4rag`; scripts/face4rag.mjs has found the database and set DATABASE_URL.
import { runCommandLine } from './run-command-line';

await runCommandLine(process.argv.slice(2));
