import { pivotalUnits } from '@/lib/agreement/statistics/pivotal';
import { sameVerdict } from '@/lib/annotation/labels/judgement';
import type { AnswerVerdict, Verdict } from '@/lib/annotation/labels/verdict';
import type { StateReason } from '@/lib/errors';
import { byName } from '@/lib/text/by-name';
import { segmentationKey, segmentationsOf, offeredSegmentation, positionOf } from './segmentation';
import { goldOf } from './gold';
import { type Vote, type VotedSegment } from './gold-types';
import type { GoldSettings } from './gold-rule';
import { ruledOn } from './ruled-gold';
import { isComplete } from './ruled-label';
import { hasEvidence, sideOn } from './side';
import type { SegmentationView, OutView, RaterView, AdjudicationView, UnitView } from './view';

type Voter = Vote &
  Omit<RaterView, 'returnable'> & { userId: string | null; authorId: string; submittedAt: Date };

interface AdjudicatedUnit {
  id: string;
  version: number;
  state: 'draft' | 'submitted';
  verdict: Verdict | null;
  submittedAt: Date | null;
  author: { userId: string | null; name: string } | null;
  units: {
    id: string;
    text: string;
    spans: UnitView['spans'];
    label: VotedSegment['label'] & { version: number; decidedAt: Date | null };
  }[];
}

interface Given {
  project: AdjudicationView['project'];
  sample: AdjudicationView['sample'];
  settings: GoldSettings;
  votes: readonly Voter[];
  out: readonly OutView[];
  earlier: readonly { annotationId: string; authorId: string; name: string; round: number }[];
  adjudication: AdjudicatedUnit | null;
  actorId: string | null;
  refused: StateReason | null;
}

/** What the adjudication of a sample shows, made of what people said and what a lead has said so far. */
export function toAdjudicationView(given: Given): AdjudicationView {
  const { project, sample, settings, adjudication, actorId, refused } = given;
  const { rule, namesHidden } = settings;
  const gold = goldOf(sample.answer, given.votes, rule);
  // Before anybody adjudicates, it is shown on the segments on which it would begin.
  const units =
    adjudication?.units ?? (given.votes.length > 0 ? offeredSegmentation(given.votes).vote.segments : []);
  // A person has the same column, and the same key, in every sample that the same people labelled.
  const votes = namesHidden ? given.votes : given.votes.toSorted(byName);
  const sides = units.map((unit) => votes.map((vote) => sideOn(sample.answer, unit, vote)));
  const pivotal = pivotalUnits(sides);
  const ruled = ruledOn(sample.answer, given.votes, rule);
  const open = new Set(
    gold.units.flatMap((unit) => (unit.gold && !isComplete(unit.gold) ? positionOf(unit.spans) : [])),
  );
  const nameOf = (index: number): string => (namesHidden ? letterOf(index) : votes[index]!.name);
  return {
    project,
    sample,
    rule,
    namesHidden,
    refused,
    out: given.out.map((one) => (namesHidden ? { ...one, name: '' } : one)),
    late: votes.flatMap((vote, index) => (isLate(vote, adjudication) ? nameOf(index) : [])),
    earlier: given.earlier.map(({ annotationId, authorId, name, round }) => {
      const index = votes.findIndex((vote) => vote.authorId === authorId);
      return { annotationId, round, name: index < 0 ? name : nameOf(index) };
    }),
    segmentations: cutViews(given.votes, units, (vote) => nameOf(votes.indexOf(vote))),
    segmentationOpen: given.votes.length > 0 && gold.needs === 'cut',
    raters: votes.map(({ annotationId, verdict, note, flagReason, version, userId }, index) => ({
      annotationId,
      verdict,
      note,
      flagReason,
      version,
      name: nameOf(index),
      returnable: userId !== null,
    })),
    units: units.map((unit, index) => {
      const said = sides[index]!.filter((side) => side !== null);
      const label = adjudication?.units[index]?.label ?? null;
      return {
        id: unit.id,
        text: unit.text,
        spans: unit.spans,
        sides: sides[index]!,
        agreed: ruled(unit)?.origin === 'agreed',
        typeOpen: votes.length > 1 && open.has(positionOf(unit.spans)),
        disputed: said.some((side) => !sameVerdict(side, said[0]!)),
        pivotal: pivotal[index]!,
        label: label && {
          fact: label.fact,
          logic: label.logic,
          errorType: label.errorType,
          evidence: label.evidence,
          note: label.note,
          clause: label.clause ?? null,
          version: label.version,
          decided: label.decidedAt !== null,
          grounded: hasEvidence(label, sides[index]!),
        },
      };
    }),
    adjudication: adjudication && {
      annotationId: adjudication.id,
      version: adjudication.version,
      state: adjudication.state,
      verdict: asAnswer(adjudication.verdict),
      by: adjudication.author?.name ?? '',
      at: adjudication.submittedAt?.toISOString() ?? null,
      mine: adjudication.author?.userId != null && adjudication.author.userId === actorId,
    },
  };
}

function cutViews(
  votes: readonly Voter[],
  units: readonly { id: string; spans: UnitView['spans'] }[],
  nameOf: (vote: Voter) => string,
): SegmentationView[] {
  return segmentationsOf(votes).map(({ by }) => {
    const { annotationId, segments } = votes[by[0]!]!;
    const chosen = segmentationKey(segments) === segmentationKey(units);
    return { annotationId, by: by.map((at) => nameOf(votes[at]!)), segments: segments.length, chosen };
  });
}

const isLate = (vote: Voter, adjudicated: AdjudicatedUnit | null): boolean =>
  adjudicated?.state === 'submitted' &&
  adjudicated.submittedAt !== null &&
  vote.submittedAt > adjudicated.submittedAt;

/** A, B, ... Z, AA, AB, ... */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

const asAnswer = (verdict: Verdict | null): AnswerVerdict =>
  verdict === 'consistent' || verdict === 'inconsistent' ? verdict : 'undecided';
