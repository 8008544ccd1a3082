import type { Command } from 'commander';
import { checkFile } from '@/lib/exchange/server/check/check-file';
import type { GoldFile } from '@/lib/exchange/server/check/load-known';
import { EXIT } from '../exit-codes';
import { namesStudioGold } from '../gold/gold-name';
import { share, wholeNumberOrNone } from '../numbers';
import { repeated } from '../repeated';
import { checkText } from '../words/check-words';
import { commandAlone, commandLineCtx } from './run';

interface Options {
  gold: string[];
  maxErrors: number;
  maxErrorShare?: number;
  leastKnown?: number;
  maxRejected: number;
  out?: string;
}

/** `face4rag check NEW --gold FILE`: a gate before a release; no model, and no database but for gold that only it has. */
export function register(check: Command): void {
  check
    .argument('<answers>', 'a file of new answers with question, ref, answer and id')
    .requiredOption(
      '--gold <gold>',
      'once for each: a snapshot, an export of gold, or another file with labels; or a project of the studio by id or name, and PROJECT@NUMBER for a snapshot',
      repeated,
    )
    .option(
      '--max-errors <n>',
      'segments that people have called inconsistent before, at most',
      wholeNumberOrNone,
      0,
    )
    .option('--max-error-share <share>', 'the same as a share of the segments that are known', share)
    .option('--least-known <share>', 'segments that are known, at least, as a share of all', share)
    .option('--max-rejected <n>', 'rows that hold no sample, at most', wholeNumberOrNone, 0)
    .option('--out <file>', 'writes every answer with its segments, as JSON Lines')
    .action(
      commandAlone(async (_, input: string, options: Options) => {
        const { gold, maxErrors, maxErrorShare = null, leastKnown = null, maxRejected, out = null } = options;
        const order = { input, maxErrors, maxErrorShare, leastKnown, maxRejected, out };
        const report = await withGold(gold, (files) => checkFile({ ...order, gold: files }));
        return {
          json: report,
          text: checkText(report, order),
          ...(report.failed.length > 0 && { exitCode: EXIT.failed }),
        };
      }),
    );
}

/** Gold as files, those of the studio for as long as `work` takes; what opens the database is loaded for these alone. */
async function withGold<Result>(
  gold: readonly string[],
  work: (files: GoldFile[]) => Promise<Result>,
): Promise<Result> {
  const files = gold.filter((name) => !namesStudioGold(name)).map((name) => ({ name, path: name }));
  const named = gold.filter(namesStudioGold);
  if (named.length === 0) return work(files);
  const { withGoldFiles } = await import('../gold/with-gold-files');
  return withGoldFiles(commandLineCtx(), named, (made) => work([...files, ...made]));
}
