import { describe, expect, it } from 'vitest';
import type { Evidence } from '@/lib/annotation/evidence';
import type { Verdict } from '@/lib/annotation/verdict';
import type { ErrorType } from '@/lib/typology/error-type';
import { goldOf, type Vote, type VotedSegment } from './gold';

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
function segment(
  id: string,
  span: [number, number],
  [fact, logic, errorType = null]: [Verdict, Verdict, (ErrorType | null)?],
  evidence: Evidence[] = [],
): VotedSegment {
  const text = ANSWER.slice(...span);
  return { id, text, spans: [span], label: { fact, logic, errorType, evidence, note: '' } };
}
const OK: [Verdict, Verdict] = ['consistent', 'consistent'];
const BAD: [Verdict, Verdict, ErrorType] = ['inconsistent', 'consistent', 'KCont'];
const UNSURE: [Verdict, Verdict] = ['unsure', 'unsure'];
const vote = (annotationId: string, ...segments: VotedSegment[]): Vote => ({ annotationId, segments });
const said = (who: string, one: Parameters<typeof segment>[2], two: Parameters<typeof segment>[2]) =>
  vote(who, segment('s1', FIRST, one), segment('s2', SECOND, two));

const unanimous = { kind: 'unanimous', votes: 2 } as const;
const majority = (votes: number) => ({ kind: 'majority', votes }) as const;
const none = { kind: 'none', votes: 2 } as const;
const origins = (gold: ReturnType<typeof goldOf>) => gold.units.map((unit) => unit.gold?.origin ?? null);

describe('goldOf', () => {
  it('has none where nobody labelled', () => {
    expect(goldOf(ANSWER, [], unanimous)).toEqual({ units: [], verdict: 'undecided', origin: null });
  });

  it('takes the one person’s labels, whatever the rule, and their doubt for none', () => {
    const gold = goldOf(ANSWER, [said('a', OK, BAD)], none);
    expect(gold).toMatchObject({ verdict: 'inconsistent', origin: 'single' });
    expect(origins(goldOf(ANSWER, [said('a', OK, UNSURE)], none))).toEqual(['single', null]);
  });

  it('takes what a lead settled, whatever people said', () => {
    const settled = vote('x', segment('s1', FIRST, BAD, [quote(3)]), segment('s2', SECOND, OK));
    const gold = goldOf(ANSWER, [said('a', OK, OK), said('b', OK, OK)], unanimous, settled);
    expect(gold).toMatchObject({ verdict: 'inconsistent', origin: 'adjudicated' });
    expect(gold.units[0]!.gold).toMatchObject({ errorType: 'KCont', evidence: [quote(3)] });
    // Both labelled each unit; the lead says of the first what nobody said.
    expect(gold.units.map((unit) => [unit.votes, unit.agreeing])).toEqual([
      [2, 0],
      [2, 2],
    ]);
  });

  it('unanimous: all alike, unit by unit', () => {
    const two = [said('a', OK, BAD), said('b', OK, OK)];
    const gold = goldOf(ANSWER, two, unanimous);
    expect(origins(gold)).toEqual(['agreed', null]);
    expect(gold).toMatchObject({ verdict: 'undecided', origin: null });
    expect(gold.units[1]).toMatchObject({ votes: 2, agreeing: 1 });
    expect(goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, BAD)], unanimous).origin).toBe('agreed');
  });

  it('another type is another label', () => {
    const other: typeof BAD = ['inconsistent', 'consistent', 'KInve'];
    expect(origins(goldOf(ANSWER, [said('a', OK, BAD), said('b', OK, other)], unanimous))).toEqual([
      'agreed',
      null,
    ]);
  });

  it('majority: more than half, and at least so many', () => {
    const three = [said('a', OK, BAD), said('b', OK, BAD), said('c', OK, OK)];
    expect(origins(goldOf(ANSWER, three, majority(2)))).toEqual(['agreed', 'agreed']);
    expect(origins(goldOf(ANSWER, three, majority(3)))).toEqual(['agreed', null]);
    expect(goldOf(ANSWER, three, majority(2)).verdict).toBe('inconsistent');
    // Two of four are no majority.
    const four = [...three, said('d', OK, OK)];
    expect(origins(goldOf(ANSWER, four, majority(2)))).toEqual(['agreed', null]);
  });

  it('none: several never make gold by themselves', () => {
    expect(origins(goldOf(ANSWER, [said('a', OK, OK), said('b', OK, OK)], none))).toEqual([null, null]);
  });

  it('a doubt that all share is no gold', () => {
    expect(origins(goldOf(ANSWER, [said('a', OK, UNSURE), said('b', OK, UNSURE)], unanimous))).toEqual([
      'agreed',
      null,
    ]);
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

  it('has nothing against a consistent unit, also where older labels hold it', () => {
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
    const with_ = (who: string, label: typeof OK | typeof BAD, ...evidence: Evidence[]) =>
      vote(who, segment('s1', FIRST, label, evidence), segment('s2', SECOND, OK));
    const gold = goldOf(
      ANSWER,
      [with_('a', BAD, quote(3)), with_('b', BAD, quote(3), quote(9)), with_('c', OK, quote(20))],
      majority(2),
    );
    expect(gold.units[0]!.gold!.evidence).toEqual([quote(3), quote(9)]);
    expect(gold.units[0]).toMatchObject({ votes: 3, agreeing: 2, segments: [['s1'], ['s1'], ['s1']] });
  });

  it('cut differently: runs of characters, each with the label that covers it', () => {
    // The second person kept the answer in one piece and calls it inconsistent.
    const gold = goldOf(ANSWER, [said('a', OK, BAD), vote('b', segment('w', WHOLE, BAD))], unanimous);
    expect(gold.units.map(({ text }) => text)).toEqual([ANSWER.slice(...FIRST), ANSWER.slice(...SECOND)]);
    expect(origins(gold)).toEqual([null, 'agreed']);
    expect(gold.verdict).toBe('inconsistent');
    expect(gold.units[1]!.segments).toEqual([['s2'], ['w']]);
  });

  it('what only one of several covered is not agreed', () => {
    const gold = goldOf(ANSWER, [said('a', OK, OK), vote('b', segment('s1', FIRST, OK))], unanimous);
    expect(origins(gold)).toEqual(['agreed', null]);
    expect(gold.units[1]).toMatchObject({ votes: 1 });
  });
});
