import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';
import { refcheckerContent } from '../contents/refchecker';
import { sampleRecord } from '../contents/native/record';
import { annotation, boat, rule } from '@/lib/snapshot/snapshot-fixture';

// Made by hand in the shape of what `refchecker check` writes, indented as Python does.
const texts = {
  question: 'How long?',
  reference: ['It is 120 km long.', 'It is wet.'],
  response: 'It is 90 km long. It is old.',
};
const run = (...rows: object[]) => JSON.stringify(rows, null, 2);
const method = { id: 'refchecker-cli', params: {}, judges: ['fact'] };

describe('the preset of a run of RefChecker', () => {
  it('makes a prediction of each claim and no annotation of a person, by the name of the file', async () => {
    const file = run({
      ...{ id: '1', ...texts, generator: 'gpt4', topic: 'rivers' },
      claims: [
        ['river', 'has length', '90 km'],
        ['river', 'is', 'old'],
        ['river', 'is', 'a river'],
      ],
      Y: 'Contradiction',
      ys: ['Contradiction', 'Neutral', 'Entailment'],
    });
    const { preset, lines, samples, notes, rejected } = await convertedFile(file, {
      fileName: 'nli-results.json',
    });
    expect([preset, notes, rejected]).toEqual(['refchecker-run', [], []]);
    const failed = { fact: 'inconsistent', logic: 'not_judged', spans: [] };
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        ...{ id: '1', question: 'How long?', reference: 'It is 120 km long.\n\nIt is wet.' },
        ...{ answer: texts.response, generator: 'gpt4', metadata: { topic: 'rivers' } },
        annotations: [
          {
            method: { ...method, version: 'nli-results' },
            segments: [
              { text: 'river has length 90 km', ...failed, error_type: 'KCont', note: 'Contradiction' },
              { text: 'river is old', ...failed, error_type: 'Hallu', note: 'Neutral' },
              {
                ...{ text: 'river is a river', spans: [], fact: 'consistent', logic: 'not_judged' },
                ...{ error_type: null, note: 'Entailment' },
              },
            ],
            note: 'Y: Contradiction',
          },
        ],
      },
    ]);
    expect(samples[0]!.annotations).toMatchObject([
      { source: 'method', author: null, verdict: 'inconsistent', run: { method: 'refchecker-cli' } },
    ]);
  });

  it('claims that quote the answer stand in their places; an abstention is one; the version may be told', async () => {
    const file = run({
      ...texts,
      claims: ['It is 90 km long.', 'It is old.', 'It is far away.'],
      Y: { Entailment: 0, Neutral: 0, Contradiction: 0.5, Abstain: 0.5 },
      ys: ['Contradiction', 'Abstain', 'perhaps'],
    });
    const { samples, notes } = await convertedFile(file, { told: { author: 'claude-3' } });
    expect(samples[0]!.externalId).toMatch(/^sha256-/);
    const [said] = samples[0]!.annotations;
    expect(said!.run).toMatchObject({ method: 'refchecker-cli', version: 'claude-3' });
    expect(said!.labels.map(({ spans, label }) => [spans, label!.fact])).toEqual([
      [[[0, 17]], 'inconsistent'],
      [[[18, 28]], 'abstained'],
    ]);
    expect(notes).toEqual([{ code: 'label_unknown', about: ['perhaps'], count: 1 }]);
  });

  it('claims in another order than the answer, one twice, its first label not known: each in its place', async () => {
    const file = run({
      ...{ ...texts, response: 'It is blue. It is blue. End.' },
      claims: ['End.', 'It is blue.', 'It is blue.'],
      ...{ Y: 'Contradiction', ys: ['Entailment', 'perhaps', 'Contradiction'] },
    });
    const { samples, rejected } = await convertedFile(file);
    expect(rejected).toEqual([]);
    expect(samples[0]!.annotations[0]!.labels.map(({ spans, label }) => [spans, label!.fact])).toEqual([
      [[[24, 28]], 'consistent'],
      [[[12, 23]], 'inconsistent'],
    ]);
  });

  it('the older name of claims is known; an answer without claims is a sample without a prediction', async () => {
    const { samples, notes } = await convertedFile(
      run(
        { id: '1', ...texts, triplets: [['river', 'is', 'old']], Y: 'Neutral', ys: ['Neutral'] },
        { id: '2', ...texts, claims: [], Y: 'Abstain', ys: [] },
      ),
    );
    expect(samples.map(({ annotations }) => annotations.length)).toEqual([1, 0]);
    expect(notes).toEqual([{ code: 'annotation_empty', about: ['2'], count: 1 }]);
  });

  it.each([
    ['two spaces', 2],
    ['none', 0],
    ['a tab', '\t'],
  ])('a run that was indented by %s: the same prediction', async (_, indent) => {
    const row = { id: '1', ...texts, claims: ['It is old.'], Y: 'Neutral', ys: ['Neutral'] };
    const { preset, samples } = await convertedFile(JSON.stringify([row], null, indent));
    expect(preset).toBe('refchecker-run');
    expect(samples[0]!.annotations).toMatchObject([
      { source: 'method', note: 'Y: Neutral', labels: [{ label: { errorType: 'Hallu' } }] },
    ]);
  });

  it('a table with the same columns: no run', async () => {
    const { preset } = await convertedFile('response,reference,claims,Y,ys\na,b,c,d,e\n');
    expect(preset).toBe('by-name');
  });

  it('gold that the studio wrote for RefChecker is no run of it; what RefChecker then wrote over it is', async () => {
    const gold = sampleRecord(boat('b', [annotation('Ann', [{ fact: 'consistent' }])]), rule);
    const rows = refcheckerContent.toObjects(gold);
    expect((await convertedFile(JSON.stringify(rows))).preset).toBe('by-name');
    expect((await convertedFile(JSON.stringify(rows, null, 2))).preset).toBe('refchecker-run');
  });
});
