import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { annotation, boat, rule, TIME } from '@/lib/snapshot/snapshot-fixture';
import { json } from '../formats/json';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { convertedFile } from '@/lib/testing/converted-file';
import { textOf } from '@/lib/testing/text-of';
import { labelStudioContent } from './label-studio';
import { langfuseScoresContent } from './langfuse-scores';
import { sampleRecord } from './native/record';
import { phoenixAnnotationsContent } from './phoenix-annotations';
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
    hallucinated.gold!.units[0]!.error_type = null;
    expect(refcheckerContent.toObjects(hallucinated)).toMatchObject([{ ys: [null, 'Entailment'], Y: null }]);
  });

  // Bodies as fern/apis/server/definition/legacy/score-v1.yml of langfuse/langfuse and SpanAnnotationData in
  // src/phoenix/server/api/routers/v1/annotations.py of Arize-ai/phoenix describe them.
  const traced = (tool: string, span_id: string | null, sample = 'b') =>
    sampleRecord(
      boat(sample, [annotation('Ann', [wrong, right])], {
        metadata: { trace_origin: { tool, trace_id: 't1', span_id } },
      }),
      rule,
    );

  it('Langfuse: a score for the trace or the observation, under an id that stays', () => {
    const [score] = langfuseScoresContent.toObjects(traced('langfuse', null)) as [Record<string, unknown>];
    expect(score).toEqual({
      id: expect.stringMatching(/^face4rag-[0-9a-f]{24}$/) as unknown,
      ...{ traceId: 't1', observationId: null, name: 'consistency' },
      ...{ value: 'inconsistent', dataType: 'CATEGORICAL', comment: 'KCont: 红的' },
    });
    expect(langfuseScoresContent.toObjects(traced('langfuse', null))).toEqual([score]);
    const [other] = langfuseScoresContent.toObjects(traced('langfuse', 'o1')) as [Record<string, unknown>];
    expect(other).toMatchObject({ observationId: 'o1' });
    expect(other.id).not.toBe(score.id);
  });

  it('Phoenix: an annotation of the span by people, 1 for consistent and 0 for inconsistent', () => {
    expect(phoenixAnnotationsContent.toObjects(traced('phoenix', '67f6740bbe1ddc3f'))).toEqual([
      {
        ...{ span_id: '67f6740bbe1ddc3f', name: 'consistency', annotator_kind: 'HUMAN' },
        ...{ label: 'inconsistent', score: 0, explanation: 'KCont: 红的' },
        identifier: expect.stringMatching(/^face4rag-[0-9a-f]{24}$/) as unknown,
      },
    ]);
    const fine = traced('phoenix', 's');
    fine.gold!.verdict = 'consistent';
    fine.gold!.units = [];
    expect(phoenixAnnotationsContent.toObjects(fine)).toMatchObject([{ score: 1, explanation: null }]);
  });

  it('Langfuse and Phoenix: samples of no trace, of another tool, or with open gold are left out', () => {
    for (const content of [langfuseScoresContent, phoenixAnnotationsContent])
      for (const sample of [judged, open, traced('mlflow', 's')])
        expect(content.toObjects(sample)).toEqual([]);
    expect(langfuseScoresContent.toObjects(traced('phoenix', 's'))).toEqual([]);
    expect(phoenixAnnotationsContent.toObjects(traced('langfuse', 's'))).toEqual([]);
    expect(phoenixAnnotationsContent.toObjects(traced('phoenix', null))).toEqual([]);
    const undecided = traced('langfuse', null);
    undecided.gold!.verdict = 'undecided';
    expect(langfuseScoresContent.toObjects(undecided)).toEqual([]);
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
