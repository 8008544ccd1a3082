import type { CheckLimits, CheckReport } from '@/lib/exchange/check/check-report';
import type { CheckedFile, CheckReject, KnownError } from '@/lib/exchange/server/check/check-file';

/** Errors, and rows without a sample, that are listed; the rest are counted. */
const SHOWN = 20;

/** What a check found, for a person. */
export function checkText(report: CheckedFile, limits: CheckLimits): string {
  const { gold, answers, segments, references, errors, rejects, failed } = report;
  const known = segments.consistent + segments.inconsistent;
  const all = known + segments.contested + segments.new;
  const lines = [
    `Gold: ${counted(gold.samples, 'sample')}, ${counted(gold.segments, 'segment')}.`,
    `Answers: ${answers.consistent} consistent, ${answers.inconsistent} inconsistent, ${answers.open} with something new` +
      `${answers.rejected > 0 ? `; ${withoutSample(answers.rejected)}` : ''}.`,
    `Segments: ${known} of ${all} are known (${segments.consistent} consistent, ${segments.inconsistent} inconsistent), ${segments.new} new` +
      `${segments.contested > 0 ? `, ${segments.contested} contested` : ''}.`,
    ...(references.unknown > 0
      ? [
          `Of the ${references.unknown === 1 ? 'reference' : 'references'} of ${counted(references.unknown, 'answer')} nothing is known` +
            `${references.changed > 0 ? `; ${references.changed} of these ${references.changed === 1 ? 'has' : 'have'} a question that the gold has with another reference` : ''}.`,
        ]
      : []),
    ...listed(errors, errorText),
    ...listed(rejects, rejectText),
    failed.length === 0
      ? 'Passed.'
      : `FAILED: ${failed.map((limit) => LIMIT[limit](report, limits)).join('; ')}.`,
  ];
  return lines.join('\n');
}

function listed<Item>(items: readonly Item[], text: (item: Item) => string): string[] {
  const more = items.length - SHOWN;
  return [...items.slice(0, SHOWN).map(text), ...(more > 0 ? [`  ... and ${more} more.`] : [])];
}

const errorText = ({ id, text, error_types, from }: KnownError): string =>
  `  ${id}: "${text}" is inconsistent${error_types.length > 0 ? ` (${error_types.join(', ')})` : ''}, as in ${from.join(', ')}.`;

const rejectText = ({ line, reason, column }: CheckReject): string =>
  `  Line ${line} holds no sample: ${column === null ? '' : `${column}: `}${reason.replaceAll('_', ' ')}.`;

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const withoutSample = (rows: number): string =>
  `${counted(rows, 'row')} ${rows === 1 ? 'holds' : 'hold'} no sample`;

const LIMIT: Record<keyof CheckLimits, (report: CheckReport, limits: CheckLimits) => string> = {
  maxErrors: ({ segments }, { maxErrors }) =>
    `${counted(segments.inconsistent, 'known error')}, at most ${maxErrors}`,
  maxErrorShare: ({ segments: { consistent, inconsistent } }, { maxErrorShare }) =>
    `${percent(inconsistent, consistent + inconsistent)} of the known segments are errors, at most ${percent(maxErrorShare!, 1)}`,
  leastKnown: ({ segments: { consistent, inconsistent, contested, new: unknown } }, { leastKnown }) => {
    const known = consistent + inconsistent;
    const all = known + contested + unknown;
    const found = all === 0 ? '0 of 0 segments' : `${percent(known, all)} of the segments`;
    return `${found} are known, at least ${percent(leastKnown!, 1)}`;
  },
  maxRejected: ({ answers }, { maxRejected }) => `${withoutSample(answers.rejected)}, at most ${maxRejected}`,
};

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1_000) / 10} %`;
