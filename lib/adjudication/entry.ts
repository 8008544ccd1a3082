import { pivotalUnits } from '@/lib/agreement/statistics/pivotal';
import { type DisagreementKind, typeAgreement, worstKind } from '@/lib/agreement/units/sample-agreement';
import { unitsOf } from '@/lib/agreement/units/units';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { compared } from './compared';
import { offeredSegmentation } from './segmentation';
import type { Vote } from './gold-types';
import { answerOf } from './gold-sum';
import { questionsOf } from './ruled-label';
import { sideOn } from './side';
import { type Support, supportOf } from './support';

/** How firmly people agree on the weakest of what has to be agreed: what any rule asks. Doubt has no votes. */
export interface Firmness {
  votes: number;
  /** Twice the votes less all votes. */
  margin: number;
  /** Votes for something else. */
  dissent: number;
}

/** What the list of samples to adjudicate knows of one of them, whatever the project's rule. */
export interface Entry {
  /** Ids of authors, ascending, and in the same order what they say of the whole answer. */
  raters: string[];
  verdicts: AnswerVerdict[];
  errorTypes: ErrorType[];
  kind: DisagreementKind;
  agreement: number | null;
  /** Segments of the offered segmentation on which the verdict on the answer hangs. */
  pivotal: number;
  /** In how many ways people segmented the answer, and whether none is that of more than half. */
  segmentations: number;
  segmentationOpen: boolean;
  /** Of the verdicts on all units, and of everything that is asked of them. */
  verdict: Firmness;
  whole: Firmness;
  /** How many call the answer inconsistent although most call every segment consistent. */
  against: number;
}

/** @param votes at least one */
export function entryOf(answer: string, votes: readonly (Vote & { authorId: string })[]): Entry {
  const { vote, open, ways } = offeredSegmentation(votes);
  const units = vote.segments.map((segment) => votes.map((one) => sideOn(answer, segment, one)));
  const supports = units.map((sides) => supportOf(sides.filter((side) => side !== null)));
  const compare = unitsOf(
    answer,
    votes.map(({ segments }) => segments.map(compared)),
  ).units.filter(({ labels }) => labels.filter((label) => label !== null).length > 1);
  const raters = votes.toSorted((a, b) => (a.authorId < b.authorId ? -1 : 1));
  const verdicts = raters.map(answerOf);
  const fine = supports.every(({ verdict }) => verdict.value === 'consistent');
  const types = new Set(votes.flatMap(({ segments }) => segments.map(({ label }) => label.errorType)));
  return {
    raters: raters.map(({ authorId }) => authorId),
    verdicts,
    errorTypes: ERROR_TYPES.filter((type) => types.has(type)),
    kind: votes.length === 1 ? 'single' : worstKind(compare),
    agreement: typeAgreement(compare),
    pivotal: pivotalUnits(units).filter(Boolean).length,
    segmentations: ways,
    segmentationOpen: open,
    verdict: weakest(open ? [] : supports.map(({ verdict }) => verdict)),
    whole: weakest(open ? [] : supports.flatMap(questionsOf)),
    against: fine ? verdicts.filter((verdict) => verdict === 'inconsistent').length : 0,
  };
}

function weakest(questions: readonly Support<unknown>[]): Firmness {
  if (questions.length === 0) return { votes: 0, margin: 0, dissent: 0 };
  const said = questions.map(({ value, votes, of }) => ({ votes: value === null ? 0 : votes, of }));
  return {
    votes: Math.min(...said.map(({ votes }) => votes)),
    margin: Math.min(...said.map(({ votes, of }) => 2 * votes - of)),
    dissent: Math.max(...said.map(({ votes, of }) => of - votes)),
  };
}
