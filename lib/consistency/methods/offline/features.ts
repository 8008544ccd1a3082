import type { Quantity } from '@/lib/text/numbers/numbers';
import { searchEvidence, type Found } from '../../search/evidence-search';
import { fragmentDensity } from '../../search/fragments';
import { openingOf, type ReferenceIndex } from '../../search/reference-index';
import { readUnits, type CoverageUnit } from '../../search/units';

/** What one segment has in common with its reference, before any rule. */
export interface SegmentFeatures {
  /** Weight of all its units. */
  weight: number;
  /** Share of the segment's weight held by the chosen sentences together, by the closest alone, and fragment density; 0 to 1. */
  coverage: number;
  best: number;
  density: number;
  /** Weight of units that stand nowhere in the reference; a word whose first letters do counts .4. */
  uncoveredWeight: number;
  uncoveredUnits: CoverageUnit[];
  /** Numbers that stand nowhere in the reference, and those that stand only outside the evidence. */
  missingNumbers: Quantity[];
  strayNumbers: Quantity[];
  evidence: Found[];
}

const NEAR_MISS = 0.4;

/** Measures a segment against an indexed reference. */
export function measureSegment(text: string, index: ReferenceIndex): SegmentFeatures {
  const { units, sequence, numbers } = readUnits(text, index.stems);
  const { found, credits } = searchEvidence(units, index);
  const total = units.reduce((sum, unit) => sum + unit.weight, 0);
  const covered = units.reduce((sum, unit, at) => sum + unit.weight * credits[at]!, 0);
  const uncoveredUnits = units.filter((unit) => !index.postings.has(unit.key));
  const shown = new Set(found.flatMap(({ sentence }) => [...index.sentences[sentence]!.counts.keys()]));
  return {
    weight: total,
    coverage: total === 0 ? 0 : covered / total,
    best: found[0]?.coverage ?? 0,
    density: fragmentDensity(sequence, index.fragments),
    uncoveredWeight: uncoveredUnits.reduce(
      (sum, unit) => sum + unit.weight * (isNear(unit, index) ? NEAR_MISS : 1),
      0,
    ),
    uncoveredUnits,
    missingNumbers: distinct(numbers).filter(({ key }) => !index.postings.has(`#${key}`)),
    strayNumbers: distinct(numbers).filter(
      ({ key }) => index.postings.has(`#${key}`) && !shown.has(`#${key}`),
    ),
    evidence: found,
  };
}

function isNear(unit: CoverageUnit, index: ReferenceIndex): boolean {
  const opening = openingOf(unit);
  return opening !== null && index.openings.has(opening);
}

function distinct(numbers: readonly Quantity[]): Quantity[] {
  return [...new Map(numbers.map((number) => [number.key, number])).values()];
}
