import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failedStage, typeFits } from '@/lib/annotation/labels/judgement';
import type { StoredSample } from './stored';
import { annotation, boat, rule, TIME } from '@/lib/snapshot/snapshot-fixture';
import { convertedFile } from '@/lib/testing/converted-file';
import { ERROR_TYPES, type ErrorType, STAGES } from '@/lib/typology/error-type';
import { labelStudioContent } from './label-studio';
import { sampleRecord } from './native/record';

const DECLARED = ['consistent', 'unsure', 'inconsistent'] as const;
type Declared = (typeof DECLARED)[number];
interface Said {
  fact: Declared;
  logic: Declared;
  errorType: ErrorType | null;
}

/** The task of a sample of which Ann says this of its first segment. */
function taskOf(said: Said) {
  const ann = annotation('Ann', [{ fact: 'consistent' }]);
  Object.assign(ann.labels[0]!.label!, said);
  const [task] = labelStudioContent.toObjects(sampleRecord(boat('b', [ann]), rule)) as [
    { annotations: [{ result: { from_name: string; value: { labels?: string[] } }[] }] },
  ];
  return task;
}

async function labelIn(task: object) {
  const { samples, rejected } = await convertedFile(JSON.stringify([task], null, 1));
  expect(rejected).toEqual([]);
  const { fact, logic, errorType, note } = samples[0]!.annotations[0]!.labels[0]!.label!;
  return { fact, logic, errorType, note };
}

/** Everything that a person can submit of a segment. */
const ALL: Said[] = DECLARED.flatMap((fact) =>
  DECLARED.flatMap((logic): Said[] =>
    failedStage({ fact, logic }) === null
      ? [{ fact, logic, errorType: null }]
      : ERROR_TYPES.filter((type) => typeFits(type, { fact, logic })).map((errorType) => ({
          ...{ fact, logic, errorType },
        })),
  ),
);
const otherOfLogic: Said = { fact: 'consistent', logic: 'inconsistent', errorType: 'Other' };

describe('tasks for Label Studio', () => {
  it('whatever a person said of both stages, written and read: the same, with no word in the note', async () => {
    for (const said of ALL) expect(await labelIn(taskOf(said))).toEqual({ ...said, note: '' });
  });

  it('a label with a note, written and read twice: the same label and note', async () => {
    const ann = annotation('Ann', [{ fact: 'consistent' }]);
    const said: Said & { note: string } = { ...otherOfLogic, note: 'see line 2\nKCont' };
    Object.assign(ann.labels[0]!.label!, said);
    const written = (sample: StoredSample) => labelStudioContent.toObjects(sampleRecord(sample, rule));
    const first = written(boat('b', [ann]));
    const { samples } = await convertedFile(JSON.stringify(first, null, 1));
    const second = written(samples[0]!);
    expect(await labelIn(first[0]!)).toEqual(said);
    expect(await labelIn(second[0]!)).toEqual(said);
  });

  it('a prediction of a model, read and written twice: keeps its model and its label', async () => {
    const value = { start: 0, end: 3, text: 'Red', labels: ['consistent'] };
    const result = [{ id: 'p', from_name: 'label', to_name: 'answer', type: 'labels', value }];
    const task = { data: { question: 'q', reference: 'r', answer: 'Red.' }, annotations: [] };
    let tasks: object[] = [{ ...task, predictions: [{ model_version: 'm-1', result }] }];
    for (const _ of ['once', 'twice']) {
      const { samples } = await convertedFile(JSON.stringify(tasks, null, 1));
      tasks = labelStudioContent.toObjects(sampleRecord(samples[0]!, rule));
      expect(tasks).toMatchObject([
        { predictions: [{ model_version: 'm-1', result: [{ type: 'labels', value }] }] },
      ]);
    }
  });

  it('namesakes, later passes, and judges that differ by parameters: written and read, each stays apart', async () => {
    const ann = (more: object) => annotation('Ann', [{ fact: 'consistent' }], more);
    const round = { number: 2, kind: 'reannotation', name: 'again', counts: true } as const;
    const judge = (t: number) => {
      const run = {
        method: 'j',
        version: '1',
        model: null,
        params: { t },
        judges: ['fact' as const],
        runAt: TIME,
      };
      const none = { author: null, authorNumber: null, round: null, submittedAt: null };
      return ann({ ...none, source: 'method', run });
    };
    const people = [ann({}), ann({ authorNumber: 2 }), ann({ round })];
    const written = labelStudioContent.toObjects(
      sampleRecord(boat('b', [...people, judge(0), judge(1)]), rule),
    );
    const { samples, rejected, notes } = await convertedFile(JSON.stringify(written, null, 1));
    expect([rejected, notes]).toEqual([[], []]);
    expect(samples[0]!.annotations).toMatchObject([
      { author: 'Ann', authorNumber: 1, round: null },
      { author: 'Ann', authorNumber: 2, round: null },
      { author: 'Ann', authorNumber: 1, round },
      { run: { version: 'j 1 {"t":0}' } },
      { run: { version: 'j 1 {"t":1}' } },
    ]);
  });

  it('stages that the label does not tell: a choice each, in the region of the label', () => {
    const place = { start: 0, end: 2, text: '红的' };
    const region = { id: 's0', to_name: 'answer' };
    const choice = (from_name: string, verdict: string) => ({
      ...{ ...region, from_name, type: 'choices' },
      value: { ...place, choices: [verdict] },
    });
    expect(taskOf(otherOfLogic).annotations[0].result.slice(0, -1)).toEqual([
      { ...region, from_name: 'label', type: 'labels', value: { ...place, labels: ['Other'] } },
      choice('fact', 'consistent'),
      choice('logic', 'inconsistent'),
    ]);
  });

  it('a label that was changed so that the stages contradict it: it alone counts', async () => {
    const changed = async (label: string) => {
      const task = taskOf(otherOfLogic);
      task.annotations[0].result[0]!.value.labels = [label];
      return labelIn(task);
    };
    const [fact, logic] = STAGES;
    expect(await changed('KCont')).toMatchObject({ [fact]: 'inconsistent', [logic]: 'consistent' });
    expect(await changed('consistent')).toMatchObject({ [fact]: 'consistent', [logic]: 'consistent' });
  });

  it('the published labelling configuration has a choice of every verdict for each stage', () => {
    const published = fs.readFileSync('docs/formats.md', 'utf8');
    const choices = DECLARED.map((verdict) => `<Choice value="${verdict}"/>`).join('');
    for (const stage of STAGES)
      expect(published).toContain(
        `<Choices name="${stage}" toName="answer" perRegion="true">\n    ${choices}\n  </Choices>`,
      );
  });
});
