import { fittingVerdict } from '@/lib/annotation/evidence/evidence-origin';
import { segmentationKey } from './segmentation';
import type { GoldRule } from './gold-rule';
import { summed } from './gold-sum';
import type { Adjudicated, Gold, GoldSegmentation, GoldUnit, Vote, VotedSegment } from './gold-types';
import { majoritySegmentation, ruledGold, ruledOn } from './ruled-gold';
import { asGold, sameGold, saysSame } from './ruled-label';
import { sideOn } from './side';

/**
 * The gold of one sample (docs/rules-of-the-data.md). One person's labels are, as `single`; those of several on the
 * segmentation that most made, by the project's rule; what a lead adjudicated is, and each unit that they left keeps
 * its origin.
 */
export function goldOf(
  answer: string,
  votes: readonly Vote[],
  rule: GoldRule,
  adjudication: Adjudicated | null = null,
): Gold {
  return adjudication ? adjudicatedGold(answer, votes, rule, adjudication) : ruledGold(answer, votes, rule);
}

/** As the lead left it. A unit that says what the rule, or the one person, says of the same segment keeps its origin. */
function adjudicatedGold(
  answer: string,
  votes: readonly Vote[],
  rule: GoldRule,
  { segments, by }: Adjudicated,
): Gold {
  const before = ruledOn(answer, votes, rule);
  const units = segments.map((segment): GoldUnit => {
    const { id, text, spans, label } = segment;
    const sides = votes.map((vote) => sideOn(answer, segment, vote));
    const said = sides.filter((side) => side !== null);
    const [gold, ruled] = [asGold(label), before(segment)];
    const origin = gold && ruled && sameGold(gold, ruled) ? ruled.origin : 'adjudicated';
    return {
      id,
      text,
      spans,
      votes: said.length,
      gold: gold && { evidence: fittingVerdict(label.evidence, gold), origin, ...gold },
      agreeing: gold ? said.filter((side) => saysSame(side, gold)).length : 0,
      segments: sides.map((side) => side?.segmentIds ?? []),
    };
  });
  return {
    cut: cutOf(votes, segments),
    adjudicatedBy: by ?? { name: null, at: null },
    ...summed(units),
    needs: null,
  };
}

function cutOf(votes: readonly Vote[], segments: readonly VotedSegment[]): GoldSegmentation {
  const key = segmentationKey(segments);
  const majority = majoritySegmentation(votes);
  if (!majority || segmentationKey(majority.vote.segments) !== key) return 'adjudicated';
  return majority.cut;
}
