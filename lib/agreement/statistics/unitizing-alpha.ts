import type { Coefficient } from './coefficient';
import { merged, type TextRange } from './span-overlap';

/** A section of the continuum, marked (a unit) or left blank (a gap). */
interface Section {
  start: number;
  length: number;
  marked: boolean;
}

/** Observed and expected disagreement of one category on one continuum, both as shares of its length squared. */
export interface Unitizing {
  observed: number;
  expected: number;
}

/**
 * The two disagreements of Krippendorff's alpha for unitizing, for one category on the continuum [from, to). Source:
 * Krippendorff 1995, 2004 (pp. 251-256). Two units that overlap differ by the squares of the distances of their begins and
 * of their ends; a unit that lies whole in the other's gap by the square of its length; all else by nothing. Null for fewer
 * than two people or an empty continuum.
 */
export function unitizing(
  people: readonly (readonly TextRange[])[],
  [from, to]: TextRange,
): Unitizing | null {
  const [m, length] = [people.length, to - from];
  if (m < 2 || length <= 0) return null;
  const sections = people.map((ranges) => sectionsOf(merged(ranges), from, to));
  let observed = 0;
  for (const [i, one] of sections.entries())
    for (const [j, other] of sections.entries()) if (i !== j) observed += differences(one, other);
  return { observed: observed / (m * (m - 1) * length ** 2), expected: expected(sections, length) };
}

/**
 * Alpha over categories and continua: 1 − Σ D_o / Σ D_e. Each continuum counts the same, however long. Undefined where
 * nothing was compared, where nobody marked anything, or where everybody marked everything.
 */
export function unitizingAlpha(parts: readonly Unitizing[]): Coefficient {
  if (parts.length === 0) return { undefined: 'no_overlap' };
  const sum = (key: keyof Unitizing): number => parts.reduce((all, part) => all + part[key], 0);
  const chance = sum('expected');
  return chance === 0 ? { undefined: 'nothing_marked' } : { value: 1 - sum('observed') / chance };
}

function sectionsOf(units: readonly TextRange[], from: number, to: number): Section[] {
  const out: Section[] = [];
  let at = from;
  const push = (end: number, marked: boolean): void => {
    if (end > at) out.push({ start: at, length: end - at, marked });
    at = Math.max(at, end);
  };
  for (const [start, end] of units) {
    push(Math.min(start, to), false);
    push(Math.min(end, to), true);
  }
  push(to, false);
  return out;
}

/** Sum over the sections of two people, each pair once. */
function differences(one: readonly Section[], other: readonly Section[]): number {
  let sum = 0;
  for (const a of one)
    for (const b of other) {
      const [aEnd, bEnd] = [a.start + a.length, b.start + b.length];
      if (a.start >= bEnd || b.start >= aEnd) continue;
      if (a.marked && b.marked) sum += (a.start - b.start) ** 2 + (aEnd - bEnd) ** 2;
      else if (a.marked && b.start <= a.start && aEnd <= bEnd) sum += a.length ** 2;
      else if (b.marked && a.start <= b.start && bEnd <= aEnd) sum += b.length ** 2;
    }
  return sum;
}

function expected(people: readonly (readonly Section[])[], length: number): number {
  const all = people.flat();
  const units = all.filter(({ marked }) => marked);
  const gaps = all.filter(({ marked }) => !marked);
  let [sum, own] = [0, 0];
  for (const { length: b } of units) {
    sum += ((units.length - 1) / 3) * (2 * b ** 3 - 3 * b ** 2 + b);
    for (const { length: gap } of gaps) if (gap >= b) sum += b ** 2 * (gap - b + 1);
    own += b * (b - 1);
  }
  const places = people.length * length;
  const under = places * (places - 1) - own;
  return under <= 0 ? 0 : ((2 / length) * sum) / under;
}
