import type { z } from 'zod';
import type { sideSchema } from './view-schema';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import { type SegmentLabel, worstLabel } from '@/lib/agreement/units/unit-label';
import { sameVerdict, type VerdictPart, verdictPart } from '@/lib/annotation/labels/judgement';
import { compared } from './compared';
import type { Vote, VotedSegment } from './gold-types';

/** What one person says on one unit of the answer. */
export type Side = z.infer<typeof sideSchema>;

/**
 * What a vote says on a place of the answer, or on the segment of that id: of several labels that cover any of it the worst; null
 * where it says nothing. White space belongs to a segment by chance of cutting.
 */
export function sideOn(
  answer: string,
  { id, spans }: { id: string; spans: readonly TextRange[] },
  { segments }: Vote,
): Side | null {
  const same = segments.find((segment) => segment.id === id);
  const own = same ? [same] : segments.filter((segment) => overlap(answer, segment.spans, spans));
  const [first, ...more] = own;
  if (!first) return null;
  if (more.length === 0) return sideOf(first);
  const said = worstLabel([labelIn(first), ...more.map(labelIn)]);
  const deciding = own.filter(({ label }) => sameVerdict(label, said));
  const speaking = deciding.length > 0 ? deciding : own;
  return {
    ...verdictPart(said),
    evidence: speaking.flatMap(({ label }) => label.evidence),
    note: speaking.flatMap(({ label }) => label.note || []).join('\n'),
    clause: speaking.find(({ label }) => label.clause)?.label.clause ?? null,
    segmentIds: own.map((segment) => segment.id),
  };
}

const sideOf = ({ id, label }: VotedSegment): Side => ({
  evidence: label.evidence,
  note: label.note,
  clause: label.clause ?? null,
  segmentIds: [id],
  ...verdictPart(label),
});

const labelIn = (segment: VotedSegment): SegmentLabel => compared(segment).label;

/** Whether a lead's label may be gold: somebody says the same, or it says why though nobody does. */
export const hasEvidence = (
  label: VerdictPart & { note: string },
  sides: readonly (Side | null)[],
): boolean => label.note !== '' || sides.some((side) => side !== null && sameVerdict(side, label));

/** Whether both hold the same character, white space apart. */
const overlap = (answer: string, one: readonly TextRange[], other: readonly TextRange[]): boolean =>
  one.some(([start, end]) =>
    other.some(([from, to]) => {
      const [first, last] = [Math.max(start, from), Math.min(end, to)];
      return first < last && answer.slice(first, last).trim() !== '';
    }),
  );
