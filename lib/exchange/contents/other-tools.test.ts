import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { annotation, boat, rule, TIME } from '@/lib/snapshot/snapshot-fixture';
import { json } from '../formats/json';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { convertedFile } from '@/lib/testing/converted-file';
import { textOf } from '@/lib/testing/text-of';
import { labelStudioContent } from './label-studio';
import { sampleRecord } from './native/record';
import { ragasContent } from './ragas';
import { refcheckerContent } from './refchecker';

const wrong = { fact: 'inconsistent', type: 'KCont' } as const;
const right = { fact: 'consistent' } as const;
const run = {
  method: 'ragas',
  version: '1',
  model: 'gpt',
  params: {},
  judges: ['fact' as const],
  runAt: TIME,
};
const judged = sampleRecord(
  boat(
    'b',
    [
      annotation('m', [right, right], { source: 'method', author: null, run, votes: false }),
      annotation('Ann', [wrong, right], { activeMs: 1_500 }),
      annotation('Bo', [right, right], { state: 'draft', votes: false }),
    ],
    { answer: '红的快的😀', generator: 'gpt' },
  ),
  rule,
);
const open = sampleRecord(boat('c', []), rule);
const context = { sample: { question: '😀？', reference: '红色的船' } };

describe('files for other tools', () => {
  it('RAGAS: the reference is what was retrieved, never the ideal answer', () => {
    expect(ragasContent.toObjects(judged)).toEqual([
      {
        ...{ user_input: context.sample.question, retrieved_contexts: ['红色的船'], response: '红的快的😀' },
        ...{ id: 'b', generator: 'gpt', language: 'zh', gold_verdict: 'inconsistent' },
      },
    ]);
    expect(ragasContent.toObjects(open)).toMatchObject([{ id: 'c', gold_verdict: null }]);
  });

  it('RefChecker: segments of the gold as claims, with its own labels and its strict rule', () => {
    expect(refcheckerContent.toObjects(judged)).toEqual([
      {
        ...{ id: 'b', ...context.sample, response: '红的快的😀' },
        ...{ claims: ['红的', '快的'], ys: ['Contradiction', 'Entailment'], Y: 'Contradiction' },
      },
    ]);
    const hallucinated = sampleRecord(boat('h', [annotation('Ann', [wrong, right])]), rule);
    hallucinated.gold!.units[0]!.error_type = 'Hallu';
    expect(refcheckerContent.toObjects(hallucinated)).toMatchObject([
      { ys: ['Neutral', 'Entailment'], Y: 'Neutral' },
    ]);
    expect(refcheckerContent.toObjects(open)).toMatchObject([{ claims: [], ys: [], Y: null }]);
  });

  it('Label Studio: regions in UTF-16 with quotes, submitted annotations by name, current predictions by judge', () => {
    const [task] = labelStudioContent.toObjects(judged) as [Record<string, unknown>];
    const label = (id: string, start: number, text: string, name: string) => ({
      ...{ id, to_name: 'answer', from_name: 'label', type: 'labels' },
      value: { start, end: start + text.length, text, labels: [name] },
    });
    expect(task).toEqual({
      data: {
        ...{ id: 'b', question: '😀？', reference: '红色的船', answer: '红的快的😀' },
        ...{ language: 'zh', generator: 'gpt', metadata: {} },
      },
      annotations: [
        {
          result: [
            label('s0', 0, '红的', 'KCont'),
            label('s1', 2, '快的', 'consistent'),
            {
              ...{ id: 'annotator', from_name: 'annotator', to_name: 'answer', type: 'textarea' },
              value: { text: ['Ann'] },
            },
          ],
          ...{ was_cancelled: false, ground_truth: false, lead_time: 1.5 },
        },
      ],
      predictions: [
        {
          model_version: 'ragas 1 gpt',
          result: [label('s0', 0, '红的', 'consistent'), label('s1', 2, '快的', 'consistent')],
        },
      ],
    });
  });

  it('Label Studio, an emoji before a segment: its place is counted in code units', () => {
    const shifted = boat('e', [annotation('Ann', [wrong])], { answer: '😀红的' });
    shifted.annotations[0]!.labels[0]!.spans = [[2, 4]];
    const [task] = labelStudioContent.toObjects(sampleRecord(shifted, rule)) as [
      { annotations: [{ result: [{ value: object }] }] },
    ];
    expect(task.annotations[0].result[0].value).toMatchObject({ start: 2, end: 4, text: '红的' });
  });

  it('Label Studio and back: the same people say the same of the same places, and the judge too', async () => {
    const two = sampleRecord(
      boat('b', [
        annotation('m', [right, right], { source: 'method', author: null, run, votes: false }),
        annotation('Ann', [wrong, right]),
        annotation('Bo', [right, right]),
      ]),
      rule,
    );
    const { preset, samples, rejected } = await convertedFile(
      JSON.stringify(labelStudioContent.toObjects(two), null, 1),
    );
    expect([preset, rejected]).toEqual(['label-studio', []]);
    const said = samples[0]!.annotations.map(({ author, run: of, labels }) => [
      author ?? of!.version,
      labels.map(({ spans, label }) => [spans, label!.fact, label!.errorType]),
    ]);
    const place = (fact: string, type: string | null = null) => [
      [[[0, 2]], fact, type],
      [[[2, 4]], 'consistent', null],
    ];
    expect(said).toEqual([
      ['Ann', place('inconsistent', 'KCont')],
      ['Bo', place('consistent')],
      ['ragas 1 gpt', place('consistent')],
    ]);
  });

  it('Label Studio: the published labelling configuration has every label that a file may hold', () => {
    const published = fs.readFileSync('docs/formats.md', 'utf8');
    for (const label of ['consistent', 'unsure', 'inconsistent', ...ERROR_TYPES])
      expect(published).toContain(`<Label value="${label}"/>`);
  });

  it('as a list: valid JSON of any number of samples', async () => {
    const written = (...records: (typeof open)[]) =>
      textOf(
        json.write(
          (async function* () {
            yield records;
          })(),
          ragasContent,
        ),
      );
    expect(JSON.parse(await written())).toEqual([]);
    expect(JSON.parse(await written(judged))).toHaveLength(1);
    expect(JSON.parse(await written(judged, open))).toMatchObject([{ id: 'b' }, { id: 'c' }]);
  });
});
