import { segmentVerdict, type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { STAGES } from '@/lib/typology/error-type';

/**
 * Which units decide the answer's verdict: those that some call consistent and some inconsistent, as long as no unit that
 * several labelled is inconsistent for all of them, which would decide it by itself. Doubt takes no side.
 */
export function pivotalUnits(units: readonly (readonly (StageVerdicts | null)[])[]): boolean[] {
  const sides = units.map((labels) => {
    const given = labels.filter((label) => label !== null);
    return new Set(given.length < 2 ? [] : given.map((label) => segmentVerdict(label, STAGES)));
  });
  if (sides.some((side) => side.size === 1 && side.has('inconsistent'))) return units.map(() => false);
  return sides.map((side) => side.has('consistent') && side.has('inconsistent'));
}
