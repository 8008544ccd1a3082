import { pivotalUnits } from '@/lib/agreement/pivotal';
import { sameVerdict } from '@/lib/annotation/judgement';
import type { AnswerVerdict, Verdict } from '@/lib/annotation/verdict';
import type { StateReason } from '@/lib/errors';
import { byName } from '@/lib/text/by-name';
import { agreedUnits, goldOf, placeOf, type Vote, type VotedSegment } from './gold';
import type { GoldSettings } from './gold-rule';
import { hasGrounds, sideOn } from './side';
import type { OutView, RaterView, SettlementView, UnitView } from './view';

type Voter = Vote & Omit<RaterView, 'returnable'> & { userId: string | null; submittedAt: Date };

interface Settled {
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
  project: SettlementView['project'];
  sample: SettlementView['sample'];
  settings: GoldSettings;
  votes: readonly Voter[];
  out: readonly OutView[];
  adjudication: Settled | null;
  actorId: string | null;
  refused: StateReason | null;
}

/** What the settling of a sample shows, made of what people said and what a lead has said so far. */
export function toSettlementView(given: Given): SettlementView {
  const { project, sample, settings, adjudication, actorId, refused } = given;
  const { rule, namesHidden } = settings;
  const gold = goldOf(sample.answer, given.votes, rule);
  // Before anybody settles, ids of units are their places in the list.
  const units = adjudication?.units ?? gold.units.map((unit, index) => ({ id: String(index), ...unit }));
  // A person has the same column, and the same key, in every sample that the same people labelled.
  const votes = namesHidden ? given.votes : given.votes.toSorted(byName);
  const sides = units.map((unit) => votes.map((vote) => sideOn(unit, vote)));
  const pivotal = pivotalUnits(sides);
  const agreed = agreedUnits(gold);
  return {
    ...{ project, sample, rule, namesHidden, refused },
    out: given.out.map((one) => (namesHidden ? { ...one, name: '' } : one)),
    late: votes.flatMap((vote, index) =>
      isLate(vote, adjudication) ? (namesHidden ? letterOf(index) : vote.name) : [],
    ),
    raters: votes.map(({ annotationId, name, verdict, note, flagReason, version, userId }, index) => ({
      ...{ annotationId, verdict, note, flagReason, version },
      name: namesHidden ? letterOf(index) : name,
      returnable: userId !== null,
    })),
    units: units.map((unit, index) => {
      const said = sides[index]!.filter((side) => side !== null);
      const label = 'label' in unit ? unit.label : null;
      return {
        ...{ id: unit.id, text: unit.text, spans: unit.spans, sides: sides[index]! },
        agreed: agreed.has(placeOf(unit.spans)),
        disputed: said.some((side) => !sameVerdict(side, said[0]!)),
        pivotal: pivotal[index]!,
        label: label && {
          ...{ fact: label.fact, logic: label.logic, errorType: label.errorType, evidence: label.evidence },
          ...{ note: label.note, clause: label.clause ?? null, version: label.version },
          decided: label.decidedAt !== null,
          grounded: hasGrounds(label, sides[index]!),
        },
      };
    }),
    settlement: adjudication && {
      annotationId: adjudication.id,
      ...{ version: adjudication.version, state: adjudication.state },
      verdict: asAnswer(adjudication.verdict),
      by: adjudication.author?.name ?? '',
      mine: adjudication.author?.userId != null && adjudication.author.userId === actorId,
    },
  };
}

const isLate = (vote: Voter, settled: Settled | null): boolean =>
  settled?.state === 'submitted' && settled.submittedAt !== null && vote.submittedAt > settled.submittedAt;

/** A, B, ... Z, AA, AB, ... */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

const asAnswer = (verdict: Verdict | null): AnswerVerdict =>
  verdict === 'consistent' || verdict === 'inconsistent' ? verdict : 'undecided';
