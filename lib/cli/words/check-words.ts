import type { CheckLimits, CheckReport } from '@/lib/exchange/check/check-report';
import type { KnownError } from '@/lib/exchange/server/check/check-file';

/** Errors that are listed; the rest are counted. */
const SHOWN_ERRORS = 20;

/** What a check found, for a person. */
export function checkText(report: CheckReport & { errors: KnownError[] }, limits: CheckLimits): string {
  const { gold, answers, segments, references, errors, failed } = report;
  const known = segments.consistent + segments.inconsistent;
  const all = known + segments.contested + segments.new;
  const lines = [
    `Gold: ${gold.samples} samples, ${gold.segments} segments.`,
    `Answers: ${answers.consistent} consistent, ${answers.inconsistent} inconsistent, ${answers.open} with something new` +
      `${answers.rejected > 0 ? `; ${answers.rejected} rows hold no sample` : ''}.`,
    `Segments: ${known} of ${all} are known (${segments.consistent} consistent, ${segments.inconsistent} inconsistent), ${segments.new} new` +
      `${segments.contested > 0 ? `, ${segments.contested} contested` : ''}.`,
    ...(references.unknown > 0
      ? [
          `Of the references of ${references.unknown} answers nothing is known` +
            `${references.changed > 0 ? `; ${references.changed} of these have a question that the gold has with another reference` : ''}.`,
        ]
      : []),
    ...errors.slice(0, SHOWN_ERRORS).map(errorText),
    ...(errors.length > SHOWN_ERRORS ? [`  ... and ${errors.length - SHOWN_ERRORS} more.`] : []),
    failed.length === 0
      ? 'Passed.'
      : `FAILED: ${failed.map((limit) => LIMIT[limit](report, limits)).join('; ')}.`,
  ];
  return lines.join('\n');
}

const errorText = ({ id, text, error_types, from }: KnownError): string =>
  `  ${id}: "${text}" is inconsistent${error_types.length > 0 ? ` (${error_types.join(', ')})` : ''}, as in ${from.join(', ')}.`;

const LIMIT: Record<keyof CheckLimits, (report: CheckReport, limits: CheckLimits) => string> = {
  maxErrors: ({ segments }, { maxErrors }) => `${segments.inconsistent} known errors, at most ${maxErrors}`,
  maxErrorShare: ({ segments: { consistent, inconsistent } }, { maxErrorShare }) =>
    `${percent(inconsistent, consistent + inconsistent)} of the known segments are errors, at most ${percent(maxErrorShare!, 1)}`,
  leastKnown: ({ segments: { consistent, inconsistent, contested, new: unknown } }, { leastKnown }) =>
    `${percent(consistent + inconsistent, consistent + inconsistent + contested + unknown)} of the segments are known, at least ${percent(leastKnown!, 1)}`,
};

const percent = (part: number, whole: number): string =>
  `${Math.round((whole === 0 ? 0 : part / whole) * 1_000) / 10} %`;
