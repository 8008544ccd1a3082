// RUN_EVALS=1 npm run eval:judge -- FILE [--method offline] [--limit 50] [--budget 2.5] [--out DIR]: a method over a file of
// labelled answers, by the model that the options or the environment (FACE4RAG_LLM_*) name; prints one JSON line. Replies are
// kept in DIR, so that what was asked once is not asked, nor paid for, again. docs/evaluate.md.
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { type EvaluateOptions, evaluateInput, withEvaluateOptions } from '@/lib/cli/commands/evaluate';
import { EXIT } from '@/lib/cli/exit-codes';
import { errorLine } from '@/lib/cli/words';
import { methodById } from '@/lib/consistency/methods/registry';
import { env } from '@/lib/env';

const program = withEvaluateOptions(new Command('eval:judge'))
  .option('--out <folder>', 'for what is kept for the next time; DATA_DIR/evals/FILE-METHOD without')
  .exitOverride()
  .action(judge);
try {
  await program.parseAsync(process.argv.slice(2), { from: 'user' });
} catch (thrown) {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : EXIT.usage;
  else {
    process.stderr.write(`${errorLine(thrown)}\n`);
    process.exitCode = EXIT.refused;
  }
}

async function judge(file: string, options: Omit<EvaluateOptions, 'out'> & { out?: string }): Promise<void> {
  if (methodById(options.method)?.needsEndpoint && process.env.RUN_EVALS !== '1')
    program.error('eval:judge asks a model that may cost money: set RUN_EVALS=1 to let it.');
  const name = [path.parse(file).name, options.method, options.model ?? []].flat().join('-');
  const out = options.out ?? path.join(env().DATA_DIR, 'evals', name.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '_'));
  const progress = (line: string): unknown => process.stderr.write(`${line}\n`);
  const report = await evaluateInput({ progress }, file, { ...options, out }, true);
  const asked = { file: path.basename(file), method: options.method };
  process.stdout.write(`${JSON.stringify({ ...asked, ...report.json })}\n`);
  if (report.partial) process.exitCode = EXIT.partial;
}
