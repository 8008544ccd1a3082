import { sameVerdict } from '@/lib/annotation/judgement';
import type { AnswerVerdict, Verdict } from '@/lib/annotation/verdict';
import type { StateReason } from '@/lib/errors';
import { goldOf, type Vote, type VotedSegment } from './gold';
import type { GoldSettings } from './gold-rule';
import { pivotalUnits } from '@/lib/agreement/pivotal';
import { sideOn } from './side';
import type { RaterView, SettlementView, UnitView } from './view';

type Voter = Vote & Omit<RaterView, 'returnable'> & { userId: string | null };

interface Settled {
  id: string;
  version: number;
  state: 'draft' | 'submitted';
  verdict: Verdict | null;
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
  adjudication: Settled | null;
  actorId: string | null;
  refused: StateReason | null;
}

/** What the settling of a sample shows, made of what people said and what a lead has said so far. */
export function toSettlementView(given: Given): SettlementView {
  const { project, sample, settings, votes, adjudication, actorId, refused } = given;
  const { rule, namesHidden } = settings;
  const units = adjudication?.units ?? unitsToSettle(sample.answer, votes, rule);
  const sides = units.map((unit) => votes.map((vote) => sideOn(unit, vote)));
  const pivotal = pivotalUnits(sides);
  const agreed = agreedPlaces(sample.answer, votes, rule);
  return {
    ...{ project, sample, rule, namesHidden, refused },
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

/** The units that a settlement of these votes begins with; their ids are their places in the list. */
export function unitsToSettle(answer: string, votes: readonly Vote[], rule: GoldSettings['rule']) {
  return goldOf(answer, votes, rule).units.map((unit, index) => ({ id: String(index), ...unit }));
}

function agreedPlaces(answer: string, votes: readonly Vote[], rule: GoldSettings['rule']): Set<string> {
  const { units } = goldOf(answer, votes, rule);
  return new Set(units.flatMap(({ gold, spans }) => (gold?.origin === 'agreed' ? placeOf(spans) : [])));
}

const placeOf = (spans: UnitView['spans']): string => JSON.stringify(spans);

/** A, B, ... Z, AA, AB, ... */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

const asAnswer = (verdict: Verdict | null): AnswerVerdict =>
  verdict === 'consistent' || verdict === 'inconsistent' ? verdict : 'undecided';
