import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import { unitsOf } from '@/lib/agreement/units/units';
import { goldRule, votesArbitrary } from '@/lib/testing/database/gold-arbitraries';
import { compared } from './compared';
import { segmentationKey } from './segmentation';
import { goldOf } from './gold';
import { type Vote } from './gold-types';
import { asGold, isComplete } from './ruled-label';

const ANSWER = 'abcdefghijklmnopqrst';
const votes = votesArbitrary(ANSWER);
const people = votes.filter(({ length }) => length > 1);

describe('gold, whatever people say', () => {
  it('has as units exactly the segments of one person, or of the lead', () => {
    fc.assert(
      fc.property(votes, goldRule, fc.option(votes), (cast, rule, adjudicated) => {
        const lead = adjudicated?.[0] ?? null;
        const { units, cut } = goldOf(ANSWER, cast, rule, lead);
        const ids = units.map(({ id }) => id);
        if (lead) expect(ids).toEqual(lead.segments.map(({ id }) => id));
        else if (cut === null) expect(ids).toEqual([]);
        else expect(cast.map(({ segments }) => segments.map(({ id }) => id))).toContainEqual(ids);
      }),
    );
  });

  it('keeps the origin of a unit exactly where the lead left it as the rule had it', () => {
    fc.assert(
      fc.property(people, goldRule, fc.array(fc.boolean()), (cast, rule, changes) => {
        const before = goldOf(ANSWER, cast, rule);
        fc.pre(before.cut !== null);
        const lead: Vote = {
          annotationId: 'lead',
          segments: before.units.map(({ id, text, spans, gold }, at) => {
            const kept = gold && isComplete(gold) && !changes[at];
            const label = kept
              ? { fact: gold.fact!, logic: gold.logic!, errorType: gold.errorType, evidence: gold.evidence }
              : OTHER(gold?.errorType === 'Hallu' ? 'KConc' : 'Hallu');
            return { id, text, spans, label: { ...label, note: '' } };
          }),
        };
        const after = goldOf(ANSWER, cast, rule, lead);
        expect(after.units.map(({ gold }) => gold!.origin)).toEqual(
          before.units.map(({ gold }, at) =>
            gold && isComplete(gold) && !changes[at] ? 'agreed' : 'adjudicated',
          ),
        );
        expect(after.verdict).toBe(
          answerVerdict(
            lead.segments.map(({ label }) => label),
            ['fact', 'logic'],
          ),
        );
      }),
    );
  });

  it('is the same, origins and all, after a lead has accepted what the rule makes of it', () => {
    fc.assert(
      fc.property(votes, goldRule, (cast, rule) => {
        const before = goldOf(ANSWER, cast, rule);
        fc.pre(before.origin !== null && before.units.every(({ gold }) => gold && isComplete(gold)));
        const lead: Vote = {
          annotationId: 'lead',
          segments: before.units.map(({ id, text, spans, gold }) => ({
            id,
            text,
            spans,
            label: { ...gold!, fact: gold!.fact!, logic: gold!.logic!, note: '' },
          })),
        };
        expect(goldOf(ANSWER, cast, rule, lead)).toEqual({
          ...before,
          adjudicatedBy: { name: null, at: null },
        });
      }),
    );
  });

  it('has the verdict that all give the answer', () => {
    fc.assert(
      fc.property(people, goldRule, (cast, rule) => {
        const said = cast.map(({ segments }) =>
          answerVerdict(
            segments.map(({ label }) => label),
            ['fact', 'logic'],
          ),
        );
        fc.pre(rule.kind !== 'none' && rule.votes <= cast.length);
        fc.pre(said[0] !== 'undecided' && new Set(said).size === 1);
        expect(goldOf(ANSWER, cast, rule).verdict).toBe(said[0]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has a verdict of a unit wherever all give it one, whatever type they name', () => {
    fc.assert(
      fc.property(people, (cast) => {
        const { units } = goldOf(ANSWER, cast, { kind: 'unanimous', votes: 2 });
        for (const { gold, segments } of units) {
          const verdicts = segments.map((ids, at) =>
            answerVerdict(
              cast[at]!.segments.filter(({ id }) => ids.includes(id)).map(({ label }) => label),
              ['fact', 'logic'],
            ),
          );
          const same = new Set(verdicts).size === 1 && verdicts[0] !== 'undecided';
          expect(gold?.verdict ?? null).toBe(same ? verdicts[0] : null);
        }
      }),
    );
  });

  it('never has a label that contradicts itself', () => {
    fc.assert(
      fc.property(votes, goldRule, (cast, rule) => {
        for (const { gold } of goldOf(ANSWER, cast, rule).units)
          if (gold && isComplete(gold))
            expect(asGold({ fact: gold.fact!, logic: gold.logic!, errorType: gold.errorType })).toMatchObject(
              {
                verdict: gold.verdict,
                fact: gold.fact,
                logic: gold.logic,
                errorType: gold.errorType,
              },
            );
      }),
    );
  });
});

describe('segmentationKey', () => {
  it('is the same exactly where units of agreement are segments', () => {
    fc.assert(
      fc.property(votes, votes, ([one], [other]) => {
        const { sameSegmentation } = unitsOf(ANSWER, [
          one!.segments.map(compared),
          other!.segments.map(compared),
        ]);
        expect(segmentationKey(one!.segments) === segmentationKey(other!.segments)).toBe(sameSegmentation);
      }),
    );
  });
});

const OTHER = (errorType: 'Hallu' | 'KConc') => ({
  fact: 'inconsistent' as const,
  logic: 'consistent' as const,
  errorType,
  evidence: [],
});
