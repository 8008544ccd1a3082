import type { EvaluationResult, EvaluationProgress } from '@/lib/exchange/server/evaluate/evaluate-file';
import { fromMicros } from '@/lib/llm/price';
import type { Accounts } from '@/lib/llm/server/file-ledger';
import { scoreLines } from './score-words';

const number = (value: number): string => value.toLocaleString('en');

/** One line on how far an evaluation is, `seconds` after it began. */
export function progressLine(progress: EvaluationProgress, seconds: number): string {
  const { samples, done, kept, failures, accounts } = progress;
  const ended = done + kept + failures.size;
  const left = done === 0 ? null : Math.ceil(((samples - ended) * seconds) / (done + failures.size));
  const parts = [`${number(ended)} / ${number(samples)} samples`];
  if (failures.size > 0) parts.push(`${number(failures.size)} failed`);
  if (accounts) {
    const { calls, usage, spent, faults } = accounts;
    parts.push(`${number(calls)} calls`, `${number(usage.prompt)} + ${number(usage.completion)} tokens`);
    if (spent > 0n) parts.push(`cost ${fromMicros(spent)}`);
    const counted = Object.entries(faults).map(([kind, count]) => `${count} ${kind}`);
    if (counted.length > 0) parts.push(`faults: ${counted.join(', ')}`);
    if (seconds > 0) parts.push(`${(calls / seconds).toFixed(1)} calls/s`);
  }
  if (left !== null && ended < samples) parts.push(`about ${duration(left)} left`);
  return parts.join(' · ');
}

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3_600).toFixed(1)} h`;
}

/** An evaluation's outcome, for programs. Costs in the currency of the prices. */
export function outcomeJson(out: string, outcome: EvaluationResult, seconds: number) {
  const { samples, rejected, done, kept, failures, verdicts, scores, accounts } = outcome;
  return {
    out,
    samples,
    rejected,
    done,
    kept,
    failed: failures.size,
    verdicts,
    scores,
    ...(accounts && accountsJson(accounts)),
    seconds: Math.round(seconds * 10) / 10,
  };
}

/** What was asked and what it cost, for programs. */
export const accountsJson = ({ calls, reused, usage, faults, spent, spentBefore }: Accounts) => ({
  calls,
  reused,
  usage,
  faults,
  cost: fromMicros(spent),
  costOfAllTimes: fromMicros(spent + spentBefore),
});

/** The same for a person. */
export function outcomeText(out: string, outcome: EvaluationResult): string {
  const { done, kept, failures, rejected, verdicts, scores, accounts } = outcome;
  const lines = [
    `${out}/final_result.csv: ${number(done + kept)} samples, ${verdicts.consistent} consistent, ` +
      `${verdicts.inconsistent} inconsistent, ${verdicts.undecided} undecided.`,
  ];
  if (kept > 0) lines.push(`${number(kept)} of them were read at an earlier time.`);
  if (accounts)
    lines.push(
      `${number(accounts.calls)} calls, ${number(accounts.usage.prompt)} + ${number(accounts.usage.completion)} tokens, ` +
        `cost ${fromMicros(accounts.spent)}.`,
    );
  if (failures.size + rejected > 0)
    lines.push(
      `${out}/failures.csv: ${number(failures.size)} samples could not be judged, ${number(rejected)} rows could not be read.`,
    );
  return [...lines, ...(scores ? scoreLines(scores) : [])].join('\n');
}
