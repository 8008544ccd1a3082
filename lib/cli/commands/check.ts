import type { Command } from 'commander';
import { type Check, checkFile } from '@/lib/exchange/server/check/check-file';
import { EXIT } from '../exit-codes';
import { share, wholeNumberOrNone } from '../numbers';
import { checkText } from '../words/check-words';
import { commandAlone } from './run';

interface Options {
  gold: string[];
  maxErrors: number;
  maxErrorShare?: number;
  leastKnown?: number;
  out?: string;
}

/** `face4rag check NEW --gold FILE`: a gate before a release; no project, no model, no database. */
export function register(check: Command): void {
  check
    .argument('<answers>', 'a file of new answers with question, ref, answer and id')
    .requiredOption('--gold <file...>', 'a snapshot, an export of gold, or another file with labels')
    .option(
      '--max-errors <n>',
      'segments that people have called inconsistent before, at most',
      wholeNumberOrNone,
      0,
    )
    .option('--max-error-share <share>', 'the same as a share of the segments that are known', share)
    .option('--least-known <share>', 'segments that are known, at least, as a share of all', share)
    .option('--out <file>', 'writes every answer with its segments, as JSON Lines')
    .action(
      commandAlone(async (_, input: string, options: Options) => {
        const { gold, maxErrors, maxErrorShare = null, leastKnown = null, out = null } = options;
        const order: Check = { input, gold, maxErrors, maxErrorShare, leastKnown, out };
        const report = await checkFile(order);
        return {
          json: report,
          text: checkText(report, order),
          ...(report.failed.length > 0 && { exitCode: EXIT.failed }),
        };
      }),
    );
}
