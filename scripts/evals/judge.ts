// RUN_EVALS=1 npm run eval:judge -- FILE.jsonl [--limit 50] [--facts-only] [--budget 2.5] [--out DIR]: L-Face4RAG over a file
// of labelled answers, by the first model of the endpoint that the environment describes (FACE4RAG_LLM_*); prints one JSON
// line. Replies are kept in DIR, so that what was asked once is not asked, nor paid for, again. docs/evaluate.md.
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import { errorLine } from '@/lib/cli/words';
import { asked, USAGE } from './asked';
import { evaluate } from './evaluate';

if (process.env.RUN_EVALS !== '1')
  refuse('eval:judge asks a model that may cost money: set RUN_EVALS=1 to let it.');
try {
  const work = asked(process.argv.slice(2));
  if (typeof work === 'string') refuse(work);
  const { result, broken } = await evaluate(lFace4rag, work);
  process.stdout.write(`${JSON.stringify(result)}\n`);
  if (broken !== null) fail(`Ended before its end: ${errorLine(broken)} The same command goes on.`);
} catch (error) {
  fail(errorLine(error));
}

function fail(words: string): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

function refuse(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(USAGE);
}
