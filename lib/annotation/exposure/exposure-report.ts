import { byName } from '@/lib/text/by-name';
import {
  type Agreement,
  type ExposureRates,
  exposureRates,
  methodCategory,
  type ExposureCount,
} from './exposure-rates';
import { type Interval, newcombe, type Share } from './proportion';

/** Fewer than this are counted, and not made a rate of. */
export const FEW = 10;

/** What one person's, method's or word's labels became. */
export interface RateRow extends ExposureRates {
  /** Id of an author, id of a method, or what the judge said. */
  key: string;
  /** As people call it; of a method or a word, its id. */
  name: string;
}

export interface ExposureReport {
  total: ExposureRates;
  byAnnotator: RateRow[];
  byMethod: RateRow[];
  byWord: RateRow[];
  /** Against labels whose author had not seen the judge; null for who must not know what the judge says of those. */
  agreement: Agreement | null;
}

/** Rates of submitted labels, each group's rows with the most labels first. */
export function exposureReport(counts: readonly ExposureCount[]): Omit<ExposureReport, 'agreement'> {
  return {
    total: exposureRates(counts),
    byAnnotator: rows(counts, ({ authorId, author }) => [authorId, author]),
    byMethod: rows(counts, ({ method }) => [method, method]),
    byWord: rows(counts, ({ machine }) => [methodCategory(machine), methodCategory(machine)]),
  };
}

function rows(
  counts: readonly ExposureCount[],
  of: (counted: ExposureCount) => [key: string, name: string],
): RateRow[] {
  const groups = new Map<string, ExposureCount[]>();
  for (const counted of counts) {
    const [key] = of(counted);
    groups.set(key, [...(groups.get(key) ?? []), counted]);
  }
  const labels = ({ accepted, flipped }: RateRow) => accepted.of + flipped.of;
  return [...groups]
    .map(([key, own]): RateRow => ({ key, name: of(own[0]!)[1], ...exposureRates(own) }))
    .filter((row) => labels(row) > 0)
    .sort((a, b) => labels(b) - labels(a) || byName(a, b));
}

/** What the figures come to, to be said in one sentence. */
export type ExposureFinding =
  | { kind: 'no_labels' | 'no_control' }
  | { kind: 'few'; seen: Share; unseen: Share }
  | { kind: 'more' | 'less' | 'unclear'; seen: Share; unseen: Share; difference: Interval };

/** Whether people agree with the judge more often where they saw it; of both ways to see it, the one with more labels. */
export function findingOf({ prefilled, revealAfter, control }: Agreement): ExposureFinding {
  const seen = revealAfter.of > prefilled.of ? revealAfter : prefilled;
  if (seen.of === 0) return { kind: 'no_labels' };
  if (control.of === 0) return { kind: 'no_control' };
  const difference = newcombe(seen, control);
  if (difference === null || Math.min(seen.of, control.of) < FEW)
    return { kind: 'few', seen, unseen: control };
  const kind = difference.low > 0 ? 'more' : difference.high < 0 ? 'less' : 'unclear';
  return { kind, seen, unseen: control, difference };
}
