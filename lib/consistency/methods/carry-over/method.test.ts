import { describe, expect, it } from 'vitest';
import type { CarriedLabel } from '../../known/carried-label';
import { KnownSegments } from '../../known/known-segments';
import { carryOverMethod } from './method';

const reference = '河长 120 公里，发源于山区。';
const label = (more: Partial<CarriedLabel> = {}): CarriedLabel => ({
  ...{ fact: 'consistent', logic: 'consistent', errorType: null },
  evidence: [{ relation: 'supports', start: 0, end: 9, quote: '河长 120 公里' }],
  ...more,
});
const lake: Partial<CarriedLabel> = { fact: 'inconsistent', errorType: 'KCont', evidence: [] };

const known = new KnownSegments<CarriedLabel>();
const against = known.against(reference);
against.add('河长 120 公里。', { verdict: 'consistent', types: [], from: 's1', label: label() });
against.add('它发源于湖泊。', { verdict: 'inconsistent', types: ['KCont'], from: 's2', label: label(lake) });
const conf = label({ ...lake, errorType: 'KConf' });
against.add('它流入海。', { verdict: 'inconsistent', types: ['KCont'], from: 's1', label: label(lake) });
against.add('它流入海。', { verdict: 'inconsistent', types: ['KConf'], from: 's2', label: conf });
against.add('它很清。', { verdict: 'consistent', types: [], from: 's1', label: label() });
against.add('它很清。', { verdict: 'inconsistent', types: ['KCont'], from: 's2', label: label(lake) });

const read = (answer: string, sample = 'new', own = reference) =>
  carryOverMethod.read(
    { question: '', reference: own, answer, language: 'zh', known: { words: known.find(own), sample } },
    {},
    new AbortController().signal,
  );

describe('carrying labels over', () => {
  it('known words: the label with its evidence and the samples that it is from; other words stay open', async () => {
    const { segments } = await read('河长 120 公里！它很深。');
    expect(segments).toMatchObject([
      {
        ...{ text: '河长 120 公里！', spans: [[0, 10]], fact: 'consistent', logic: 'consistent' },
        evidence: [{ relation: 'supports', start: 0, end: 9, quote: '河长 120 公里' }],
        machine: { carriedFrom: ['s1'] },
      },
      { text: '它很深。', fact: 'not_judged', logic: 'not_judged', evidence: [], errorType: null },
    ]);
    expect(segments[1]!.machine.carriedFrom).toBeUndefined();
  });

  it('people gave different types: the verdict, the latest type as a suggestion', async () => {
    const { segments } = await read('它流入海。');
    expect(segments[0]).toMatchObject({
      ...{ fact: 'inconsistent', errorType: null },
      machine: { suggestedType: 'KConf', carriedFrom: ['s1', 's2'] },
    });
  });

  it('people gave both verdicts: open, and said so', async () => {
    const { segments } = await read('它很清。');
    expect(segments[0]).toMatchObject({
      fact: 'not_judged',
      machine: { findings: [{ rule: 'people_said_both', weight: 'note' }] },
    });
  });

  it("a sample's own labels: do not count for it", async () => {
    const { segments } = await read('它发源于湖泊。', 's2');
    expect(segments[0]).toMatchObject({ fact: 'not_judged' });
  });

  it('another reference: everything is open', async () => {
    const { segments } = await read('它发源于湖泊。', 'new', '另一条河。');
    expect(segments[0]).toMatchObject({ fact: 'not_judged' });
  });

  it('a file, in which nobody has said anything: refused', async () => {
    const input = { question: '', reference, answer: '河长。', language: 'zh' };
    await expect(carryOverMethod.read(input, {}, new AbortController().signal)).rejects.toThrow('project');
  });
});
