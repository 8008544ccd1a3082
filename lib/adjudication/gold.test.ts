import { describe, expect, it } from 'vitest';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { ErrorType } from '@/lib/typology/error-type';
import { goldOf } from './gold';
import { type Vote, type VotedSegment } from './gold-types';

// "It is 12 km long. It rises in a lake."
const ANSWER = 'It is 12 km long. It rises in a lake.';
const FIRST: [number, number] = [0, 17];
const SECOND: [number, number] = [18, 37];
const WHOLE: [number, number] = [0, 37];

const quote = (start: number): Evidence => ({
  relation: 'contradicts',
  start,
  end: start + 2,
  quote: 'xx',
  origin: 'person',
});
type Label = [Verdict, Verdict, (ErrorType | null)?];
function segment(
  id: string,
  span: [number, number],
  [fact, logic, errorType = null]: Label,
  evidence: Evidence[] = [],
): VotedSegment {
  const text = ANSWER.slice(...span);
  return { id, text, spans: [span], label: { fact, logic, errorType, evidence, note: '' } };
}
const OK: Label = ['consistent', 'consistent'];
const BAD: Label = ['inconsistent', 'consistent', 'KCont'];
const OTHER: Label = ['inconsistent', 'consistent', 'KInve'];
const LOGIC: Label = ['consistent', 'inconsistent', 'LCaus'];
const UNSURE: Label = ['unsure', 'unsure'];
const vote = (annotationId: string, ...segments: VotedSegment[]): Vote => ({ annotationId, segments });
const said = (who: string, one: Label, two: Label) =>
  vote(who, segment('s1', FIRST, one), segment('s2', SECOND, two));
const wholly = (who: string, label: Label) => vote(who, segment('w', WHOLE, label));

const unanimous = { kind: 'unanimous', votes: 2 } as const;
const majority = (votes: number) => ({ kind: 'majority', votes }) as const;
const none = { kind: 'none', votes: 2 } as const;
const origins = (gold: ReturnType<typeof goldOf>) => gold.units.map((unit) => unit.gold?.origin ?? null);

describe('goldOf', () => {
  it('no labels: no gold', () => {
    expect(goldOf(ANSWER, [], unanimous)).toEqual({
      units: [],
      cut: null,
      verdict: 'undecided',
      origin: null,
      needs: null,
      adjudicatedBy: null,
    });
  });

  it('takes the one person’s labels, whatever the rule, and their doubt for none', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD)], none);
    expect(gold).toMatchObject({ verdict: 'inconsistent', origin: 'single', cut: 'alike', needs: null });
    expect(origins(goldOf(ANSWER, [said('a', OK, UNSURE)], none))).toEqual(['single', null]);
  });

  it('has a verdict of one person who failed a fact and doubts the logic', () => {
    const [unit] = goldOf(ANSWER, [said('a', ['inconsistent', 'unsure', 'KCont'], OK)], none).units;
    expect(unit!.gold).toMatchObject({ verdict: 'inconsistent', fact: 'inconsistent', logic: null });
  });

  it('unanimous: all alike, unit by unit', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, OK)], unanimous);
    expect(origins(gold)).toEqual(['agreed', null]);
    expect(gold).toMatchObject({ verdict: 'undecided', origin: null, needs: 'verdict' });
    expect(gold.units[1]).toMatchObject({ votes: 2, agreeing: 1 });
    expect(goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, BAD)], unanimous).origin).toBe('agreed');
  });

  it('has the verdict, with the type open, where all call a unit inconsistent and disagree on the type', () => {
    const three = [said('a', OK, BAD), said('b', OK, BAD), said('c', OK, OTHER)];
    const gold = goldOf(ANSWER, three, unanimous);
    expect(gold).toMatchObject({ verdict: 'inconsistent', origin: null, needs: 'type' });
    expect(gold.units[1]).toMatchObject({
      votes: 3,
      agreeing: 3,
      gold: {
        verdict: 'inconsistent',
        fact: 'inconsistent',
        logic: 'consistent',
        errorType: null,
        origin: 'agreed',
      },
    });
    expect(goldOf(ANSWER, three, majority(2))).toMatchObject({ origin: 'agreed', needs: null });
  });

  it('has the verdict, with stage and type open, where some fail the fact and others the logic', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, LOGIC)], unanimous);
    expect(gold).toMatchObject({ verdict: 'inconsistent', needs: 'type' });
    expect(gold.units[1]!.gold).toMatchObject({
      verdict: 'inconsistent',
      fact: null,
      logic: null,
      errorType: null,
    });
  });

  it('has fact and type, with logic open, where all fail the fact and only some the logic too', () => {
    const both: Label = ['inconsistent', 'inconsistent', 'KCont'];
    const gold = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, both)], unanimous);
    expect(gold.units[1]!.gold).toMatchObject({ fact: 'inconsistent', logic: null, errorType: 'KCont' });
    expect(gold.needs).toBe('type');
  });

  it('leaves stages open whose majorities would contradict the verdict', () => {
    // Three of five call it inconsistent, and three of five each stage consistent.
    const five = [BAD, BAD, LOGIC, OK, OK].map((label, at) => said(String(at), OK, label));
    const gold = goldOf(ANSWER, five, majority(2));
    expect(gold.units[1]!.gold).toMatchObject({ verdict: 'inconsistent', fact: null, logic: null });
  });

  it('calls an answer inconsistent that all call so, each for another segment', () => {
    const gold = goldOf(ANSWER, [said('a', BAD, OK), said('b', OK, BAD)], unanimous);
    expect(gold).toMatchObject({ verdict: 'inconsistent', origin: null, needs: 'verdict' });
    // Two of three fail some segment, and two of three pass each.
    const torn = goldOf(ANSWER, [said('a', BAD, OK), said('b', OK, BAD), said('c', OK, OK)], majority(2));
    expect(torn).toMatchObject({ verdict: 'inconsistent', needs: 'verdict' });
    expect(origins(torn)).toEqual([null, null]);
  });

  it('majority: more than half, and at least so many', () => {
    const three = [said('a', OK, BAD), said('b', OK, BAD), said('c', OK, OK)];
    expect(origins(goldOf(ANSWER, three, majority(2)))).toEqual(['agreed', 'agreed']);
    expect(origins(goldOf(ANSWER, three, majority(3)))).toEqual(['agreed', null]);
    expect(goldOf(ANSWER, three, majority(2)).verdict).toBe('inconsistent');
    // Two of four are no majority.
    expect(origins(goldOf(ANSWER, [...three, said('d', OK, OK)], majority(2)))).toEqual(['agreed', null]);
  });

  it('none: several never make gold by themselves', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, BAD)], none);
    expect(gold).toMatchObject({ verdict: 'undecided', needs: 'verdict' });
    expect(origins(gold)).toEqual([null, null]);
  });

  it('all unsure: no gold', () => {
    const gold = goldOf(ANSWER, [said('a', OK, UNSURE), said('b', OK, UNSURE)], unanimous);
    expect(origins(gold)).toEqual(['agreed', null]);
  });

  it('keeps whose word the evidence of those who agree is, and names no machine where a person chose it', () => {
    const by = (who: string, origin: Evidence['origin'], ...starts: number[]): Vote => {
      const evidence = starts.map((start): Evidence => ({ ...quote(start), origin }));
      return vote(who, segment('s1', FIRST, BAD, evidence), segment('s2', SECOND, OK));
    };
    const gold = goldOf(
      ANSWER,
      [by('a', 'method', 3, 9), by('b', 'accepted', 3), by('c', 'person', 3)],
      unanimous,
    );
    expect(gold.units[0]!.gold!.evidence).toEqual([quote(3), { ...quote(9), origin: 'method' }]);
    expect(goldOf(ANSWER, [by('a', 'accepted', 3)], none).units[0]!.gold!.evidence).toEqual([
      { ...quote(3), origin: 'accepted' },
    ]);
  });

  it('a consistent unit: no evidence against it, even from older labels', () => {
    const support = { ...quote(9), relation: 'supports' } as Evidence;
    const held = (who: string): Vote => vote(who, segment('s1', FIRST, OK, [quote(3), support]));
    for (const gold of [
      goldOf(ANSWER, [held('a')], none),
      goldOf(ANSWER, [held('a'), held('b')], unanimous),
      goldOf(ANSWER, [held('a')], none, held('x')),
    ])
      expect(gold.units[0]!.gold!.evidence).toEqual([support]);
  });

  it('evidence comes from those who agree, each piece once', () => {
    const with_ = (who: string, label: Label, ...evidence: Evidence[]) =>
      vote(who, segment('s1', FIRST, label, evidence), segment('s2', SECOND, OK));
    const gold = goldOf(
      ANSWER,
      [with_('a', BAD, quote(3)), with_('b', BAD, quote(3), quote(9)), with_('c', OK, quote(20))],
      majority(2),
    );
    expect(gold.units[0]!.gold!.evidence).toEqual([quote(3), quote(9)]);
    expect(gold.units[0]).toMatchObject({ votes: 3, agreeing: 2, segments: [['s1'], ['s1'], ['s1']] });
  });

  it('what only one of several covered is not agreed', () => {
    const three = [said('a', OK, OK), said('b', OK, OK), vote('c', segment('s1', FIRST, OK))];
    const gold = goldOf(
      ANSWER,
      [three[0]!, vote('c', segment('s1', FIRST, OK), segment('s2', SECOND, OK))],
      unanimous,
    );
    expect(origins(gold)).toEqual(['agreed', 'agreed']);
    const covered = goldOf(ANSWER, three, majority(3));
    expect(covered.cut).toBe('majority');
    expect(origins(covered)).toEqual(['agreed', null]);
    expect(covered.units[1]).toMatchObject({ votes: 2 });
  });
});

describe('goldOf where people cut differently', () => {
  it('has the segments of the cut that most made, with the worst label that covers each', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, BAD), wholly('c', BAD)], unanimous);
    expect(gold.cut).toBe('majority');
    expect(gold.units.map(({ id, text }) => [id, text])).toEqual([
      ['s1', ANSWER.slice(...FIRST)],
      ['s2', ANSWER.slice(...SECOND)],
    ]);
    expect(origins(gold)).toEqual([null, 'agreed']);
    expect(gold.units[1]!.segments).toEqual([['s2'], ['s2'], ['w']]);
    const coarse = goldOf(ANSWER, [wholly('a', BAD), wholly('b', BAD), said('c', OK, BAD)], unanimous);
    expect(coarse.units.map(({ text }) => text)).toEqual([ANSWER]);
    expect(coarse).toMatchObject({ origin: 'agreed', verdict: 'inconsistent' });
  });

  it('has no segments while no cut is that of more than half, but the verdict on which all agree', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), wholly('b', BAD)], unanimous);
    expect(gold).toMatchObject({
      units: [],
      cut: null,
      needs: 'cut',
      origin: null,
      verdict: 'inconsistent',
    });
    expect(goldOf(ANSWER, [said('a', OK, OK), wholly('b', OK)], unanimous).verdict).toBe('consistent');
    expect(goldOf(ANSWER, [said('a', OK, OK), wholly('b', BAD)], unanimous).verdict).toBe('undecided');
  });

  it('has segments that a lead merged as adjudicated, and keeps the origin of those that most cut out', () => {
    const third = vote('c', segment('s1', FIRST, OK), segment('x', [18, 26], OK), segment('y', [27, 37], OK));
    const votes = [said('a', OK, OK), third];
    expect(goldOf(ANSWER, votes, unanimous).needs).toBe('cut');
    const chosen = goldOf(ANSWER, votes, unanimous, said('lead', OK, OK));
    expect(chosen).toMatchObject({ cut: 'adjudicated', origin: 'adjudicated' });
    expect(origins(chosen)).toEqual(['agreed', 'adjudicated']);
    expect(origins(goldOf(ANSWER, votes, unanimous, wholly('lead', OK)))).toEqual(['adjudicated']);
  });
});

describe('goldOf of people who added or removed segments', () => {
  const first = (who: string, label: Label) => vote(who, segment('s1', FIRST, label));

  it('most kept a segment: it is gold by those who labelled it', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, BAD), first('c', OK)], majority(2));
    expect(gold).toMatchObject({ cut: 'majority', verdict: 'inconsistent', needs: null });
    expect(gold.units.map(({ votes, agreeing }) => [votes, agreeing])).toEqual([
      [3, 3],
      [2, 2],
    ]);
  });

  it('most removed a segment: it is no unit, and no label of it decides the answer', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD), first('b', OK), first('c', OK)], majority(2));
    expect(gold).toMatchObject({ cut: 'majority', verdict: 'consistent' });
    expect(gold.units.map(({ id }) => id)).toEqual(['s1']);
  });

  it('two who differ on it: the segmentation is open', () => {
    expect(goldOf(ANSWER, [said('a', OK, BAD), first('b', OK)], unanimous)).toMatchObject({
      cut: null,
      needs: 'cut',
      units: [],
    });
  });

  it('a lead adds what nobody labelled, or removes what they did: the rest keeps its origin', () => {
    const votes = [first('a', OK), first('b', OK)];
    const added = goldOf(ANSWER, votes, unanimous, said('lead', OK, BAD));
    expect(added).toMatchObject({ cut: 'adjudicated', origin: 'adjudicated', verdict: 'inconsistent' });
    expect(added.units.map(({ votes, gold }) => [votes, gold?.origin])).toEqual([
      [2, 'agreed'],
      [0, 'adjudicated'],
    ]);
    const both = [said('a', OK, BAD), said('b', OK, BAD)];
    expect(goldOf(ANSWER, both, unanimous, first('lead', OK))).toMatchObject({
      cut: 'adjudicated',
      origin: 'agreed',
      verdict: 'consistent',
    });
  });
});

describe('goldOf once a lead has adjudicated', () => {
  it('keeps the origin of every unit that the lead left as it was', () => {
    const votes = [said('a', OK, BAD), said('b', OK, OK)];
    const by = { name: 'Lena', at: '2024-05-01T00:00:00.000Z' };
    const gold = goldOf(ANSWER, votes, unanimous, { ...said('x', OK, BAD), by });
    expect(gold).toMatchObject({ verdict: 'inconsistent', origin: 'adjudicated', cut: 'alike' });
    expect(gold.adjudicatedBy).toEqual(by);
    expect(origins(gold)).toEqual(['agreed', 'adjudicated']);
    const bulk = goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, BAD)], unanimous, said('x', OK, BAD));
    expect(bulk).toMatchObject({ origin: 'agreed', adjudicatedBy: { name: null, at: null } });
  });

  it('makes another verdict and another type adjudicated, other evidence not', () => {
    const votes = [said('a', OK, BAD), said('b', OK, BAD)];
    expect(origins(goldOf(ANSWER, votes, unanimous, said('x', BAD, OTHER)))).toEqual([
      ...['adjudicated', 'adjudicated'],
    ]);
    const found = vote('x', segment('s1', FIRST, OK), segment('s2', SECOND, BAD, [quote(3)]));
    const gold = goldOf(ANSWER, votes, unanimous, found);
    expect(origins(gold)).toEqual(['agreed', 'agreed']);
    expect(gold.units[1]!.gold!.evidence).toEqual([quote(3)]);
  });

  it('makes a type adjudicated that the rule had left open', () => {
    const votes = [said('a', OK, BAD), said('b', OK, OTHER)];
    expect(origins(goldOf(ANSWER, votes, unanimous, said('x', OK, BAD)))).toEqual(['agreed', 'adjudicated']);
  });

  it('leaves what one person said single', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD)], unanimous, said('x', OK, BAD));
    expect(gold).toMatchObject({ origin: 'single', verdict: 'inconsistent' });
    expect(origins(goldOf(ANSWER, [said('a', OK, BAD)], unanimous, said('x', OK, OK)))).toEqual([
      ...['single', 'adjudicated'],
    ]);
  });

  it('counts who labelled each unit, and who said the same', () => {
    const gold = goldOf(ANSWER, [said('a', OK, OK), said('b', OK, OK)], unanimous, said('x', BAD, OK));
    expect(gold.units.map((unit) => [unit.votes, unit.agreeing])).toEqual([
      [2, 0],
      [2, 2],
    ]);
  });
});
