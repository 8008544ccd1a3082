import type { TestEstimate } from '@/lib/evaluation/judge-test/view-schema';
import type { PairProgress, PairTestResult } from '@/lib/exchange/server/judge-test/test-pairs';
import { fromMicros } from '@/lib/llm/price';
import { accountsJson } from './evaluate-words';

/** One line on how far a test is. */
export function pairProgressLine({ pairs, done, failed, accounts }: PairProgress): string {
  const { calls, spent, faults } = accounts;
  const counted = Object.entries(faults).map(([kind, count]) => `${count} ${kind}`);
  return [
    `${done + failed} / ${pairs} pairs`,
    `${calls} calls`,
    ...(spent > 0n ? [`cost ${fromMicros(spent)}`] : []),
    ...(counted.length > 0 ? [`faults: ${counted.join(', ')}`] : []),
  ].join(' · ');
}

/** What a test over a file would take, for a person. */
export function pairEstimateText(
  input: string,
  { items, leftOut, calls, promptTokens, completionTokens, cost, priced, proposedBudget }: TestEstimate,
): string {
  const left = leftOut > 0 ? `, ${leftOut} ${leftOut === 1 ? 'row' : 'rows'} left out` : '';
  return [
    `${input}: ${items} pairs${left}.`,
    `About ${calls} calls, ${promptTokens} tokens asked and ${completionTokens} answered; replies that cannot be read take more.`,
    priced
      ? `Cost about ${Number(cost.toPrecision(3))}; a budget of ${proposedBudget} leaves room.`
      : 'No prices: give --input-price and --output-price.',
  ].join('\n');
}

/** A test's outcome, for programs. Rates are shares of 1, with 95 % intervals. */
export function pairTestJson(
  out: string,
  { pairs, done, failed, accounts, report, refused }: PairTestResult,
) {
  return { out, pairs, done, failed, refused, ...report, ...accountsJson(accounts) };
}

/** The same for a person. */
export function pairTestText(out: string, { report, refused, accounts }: PairTestResult): string {
  const { rows, overall, readByEmbedding } = report;
  const { counts, consistency, bias, accuracy } = overall;
  const lines = rows.map(
    ({ category, passCount, failCount, passRate, minimumPassRate, pass }) =>
      `${category}: ${passCount} passed, ${failCount} failed, pass rate ${percent(passRate?.value)} ` +
      `(${percent(passRate?.low)} to ${percent(passRate?.high)}), minimum ${percent(minimumPassRate)}: ` +
      (pass ? 'pass' : 'fail'),
  );
  const towards = bias.towards === null ? '' : ` towards ${bias.towards}`;
  return [
    `${out}/pairs.csv: ${overall.rows} pairs, ${counts.pass} right in both orders, ${counts.bias_a} always A, ` +
      `${counts.bias_b} always B, ${counts.wrong} wrong in both, ${counts.unreadable} unreadable.`,
    ...lines,
    `Consistency ${percent(consistency)}, bias ${percent(bias.size)}${towards} (sign test p = ${bias.signTest.exact.toPrecision(3)}), ` +
      `accuracy in order ${percent(accuracy.inOrder)}, swapped ${percent(accuracy.swapped)}.`,
    ...(readByEmbedding > 0 ? [`Of the replies ${readByEmbedding} were read by embeddings.`] : []),
    `${accounts.calls} calls, ${accounts.reused} from the store, cost ${fromMicros(accounts.spent)}.`,
    ...(refused.length > 0
      ? [`Left out: ${refused.map(({ name, reason }) => `line ${name} (${reason})`).join(', ')}.`]
      : []),
  ].join('\n');
}

const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? '–' : `${(100 * share).toFixed(1)} %`;
