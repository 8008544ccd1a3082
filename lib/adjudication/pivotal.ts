import { answerVerdict } from '@/lib/annotation/verdict';
import type { VerdictPart } from '@/lib/annotation/judgement';

type Said = Pick<VerdictPart, 'fact' | 'logic'> | null;

/**
 * Which units decide the answer's verdict: those that some call consistent and some inconsistent, as long as no unit that
 * several labelled is inconsistent for all of them, which would decide it by itself. Doubt takes no side.
 */
export function pivotalUnits(units: readonly (readonly Said[])[]): boolean[] {
  const sides = units.map((labels) => {
    const given = labels.filter((label) => label !== null);
    return given.length < 2
      ? new Set()
      : new Set(given.map((label) => answerVerdict([label], ['fact', 'logic'])));
  });
  if (sides.some((side) => side.size === 1 && side.has('inconsistent'))) return units.map(() => false);
  return sides.map((side) => side.has('consistent') && side.has('inconsistent'));
}
