import { describe, expect, it } from 'vitest';
import { CONVERTED_AT } from '@/lib/testing/converted-file';
import { convertedTasks, labelledRegion, labelTask, TASK_DATA } from '@/lib/testing/label-studio-task';

const choice = (word: string) => ({
  ...{ id: 'c', from_name: 'verdict', to_name: 'answer', type: 'choices' },
  value: { choices: [word] },
});

describe('the preset of Label Studio', () => {
  it('makes an annotation of each person and a prediction of each model, by their own offsets', async () => {
    const remark = {
      id: 'a',
      from_name: 'why',
      type: 'textarea',
      value: { start: 9, end: 14, text: ['not 90'] },
    };
    const { preset, unit, lines } = await convertedTasks(
      labelTask(5, {
        annotations: [
          {
            completed_by: { id: 3, email: 'ann@example.org', first_name: 'Ann', last_name: 'Lee' },
            result: [labelledRegion('a', 9, 14, '90 km', 'KConc'), remark],
            lead_time: 12.5,
            created_at: '2025-03-01T08:00:00.000000Z',
            updated_at: '2025-03-01T08:01:00.000000Z',
          },
          { completed_by: 7, result: [choice('Consistent')] },
        ],
        predictions: [
          {
            model_version: 'm-2',
            score: 0.5,
            result: [labelledRegion('p', 16, 26, 'It is wet.', 'unsupported')],
          },
        ],
      }),
    );
    expect([preset, unit]).toEqual(['label-studio', 'utf16']);
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        id: '5',
        question: 'How long?',
        reference: '120 km.',
        answer: TASK_DATA.answer,
        generator: null,
        metadata: { project: 4, topic: 'rivers' },
        annotations: [
          {
            annotator: 'Ann Lee',
            segments: [
              {
                spans: [[8, 13]],
                fact: 'inconsistent',
                logic: 'consistent',
                error_type: 'KConc',
                note: 'why: not 90',
              },
            ],
            note: '',
            active_ms: 12_500,
            created_at: '2025-03-01T08:00:00.000Z',
            submitted_at: '2025-03-01T08:01:00.000Z',
          },
          {
            annotator: 'annotator_7',
            segments: [
              {
                spans: [[0, 25]],
                fact: 'consistent',
                logic: 'consistent',
                error_type: null,
                note: '',
              },
            ],
            note: '',
            active_ms: 0,
          },
          {
            method: { id: 'label-studio', version: 'm-2', params: {}, judges: ['fact'] },
            segments: [
              {
                spans: [[15, 25]],
                fact: 'inconsistent',
                logic: 'not_judged',
                error_type: null,
                note: 'unsupported',
              },
            ],
            note: 'score: 0.5',
          },
        ],
      },
    ]);
  });

  it('skips what was cancelled and what says nothing, and says so', async () => {
    const { samples, notes } = await convertedTasks(
      labelTask(6, {
        annotations: [
          { completed_by: 1, was_cancelled: true, result: [choice('Consistent')] },
          { completed_by: 2, result: [] },
          { completed_by: 3, result: [choice('maybe')] },
        ],
      }),
    );
    expect(samples[0]!.annotations).toEqual([]);
    expect(notes).toEqual([
      { code: 'label_dropped', about: ['maybe'], count: 1 },
      { code: 'annotation_cancelled', about: ['6'], count: 1 },
      { code: 'annotation_empty', about: ['6: annotator_2', '6: annotator_3'], count: 2 },
    ]);
  });

  it('leaves a person without an error type a draft, decided when it was begun', async () => {
    const result = [labelledRegion('a', 9, 14, '90 km', 'unsupported')];
    const { samples } = await convertedTasks(labelTask(7, { annotations: [{ completed_by: 1, result }] }));
    expect(samples[0]!.annotations).toMatchObject([
      {
        state: 'draft',
        submittedAt: null,
        verdict: 'inconsistent',
        labels: [{ label: { errorType: null, decidedAt: CONVERTED_AT } }],
      },
    ]);
  });

  it('rejects a task whose quote stands nowhere, and one without an answer, by line and field', async () => {
    const result = [choice('Consistent'), labelledRegion('a', 9, 14, '91 km', 'KConc')];
    const { rejected } = await convertedTasks(labelTask(8, { annotations: [{ completed_by: 1, result }] }), {
      ...labelTask(9, { annotations: [] }),
      data: { question: 'q' },
    });
    expect(rejected.map(({ faults }) => faults)).toEqual([
      [{ reason: 'quote', column: 'annotations[0].result[1].value', detail: {} }],
      [{ reason: 'missing', column: 'data', detail: {} }],
    ]);
  });

  it('two answers about one document: two samples by the ids of their tasks, with the id of the document', async () => {
    const about = (id: number, answer: string) => ({
      ...labelTask(id, {}),
      data: { doc_id: 'd1', question: 'q', reference: 'r', answer },
    });
    const { lines, rejected } = await convertedTasks(about(5, 'One.'), about(6, 'Two.'));
    expect(rejected).toEqual([]);
    expect(lines).toMatchObject([
      { id: '5', answer: 'One.', metadata: { project: 4, doc_id: 'd1' } },
      { id: '6', answer: 'Two.', metadata: { project: 4, doc_id: 'd1' } },
    ]);
  });

  it('takes a lone text of a task as its answer', async () => {
    const { samples } = await convertedTasks({ ...labelTask(10, {}), data: { text: '河很长。' } });
    expect(samples).toMatchObject([{ externalId: '10', question: '', reference: '', answer: '河很长。' }]);
  });

  it('several annotations by one person, or predictions of one model: the latest counts, and the others are named', async () => {
    const result = (word: string) => [choice(word)];
    const day = (n: number) => ({ created_at: `2025-03-0${n}T08:00:00Z` });
    const { samples, notes, rejected } = await convertedTasks(
      labelTask(11, {
        annotations: [
          { completed_by: 1, result: result('Consistent'), ...day(3) },
          { completed_by: 2, result: result('unsure'), ...day(1) },
          { completed_by: 1, result: result('unsure'), ...day(2) },
        ],
        predictions: [
          { model_version: 'm', result: result('Consistent') },
          { model_version: 'm', result: result('unsure') },
        ],
      }),
    );
    expect(rejected).toEqual([]);
    expect(samples[0]!.annotations).toMatchObject([
      { author: 'annotator_1', verdict: 'consistent' },
      { author: 'annotator_2', labels: [{ label: { fact: 'unsure' } }] },
      { run: { version: 'm' }, labels: [{ label: { fact: 'unsure' } }] },
    ]);
    expect(notes).toEqual([{ code: 'annotation_repeated', about: ['11: annotator_1', '11: m'], count: 2 }]);
  });

  it('annotations that nobody is named for: each of an author of its own', async () => {
    const one = { result: [choice('Consistent')] };
    const { samples, notes } = await convertedTasks(labelTask(12, { annotations: [one, one] }));
    expect(notes).toEqual([]);
    expect(samples[0]!.annotations).toMatchObject([
      { author: 'annotator', authorNumber: 1 },
      { author: 'annotator', authorNumber: 2 },
    ]);
  });

  // As text_with_2_predictions.json and humor_dataset_2_annotations.json of HumanSignal/label-studio (label_studio/tests) have them.
  it('tasks that have no ids, or predictions alone: read like others', async () => {
    const result = [choice('Consistent')];
    for (const task of [
      { data: TASK_DATA, predictions: [{ model_version: 'm', result }] },
      { data: TASK_DATA, annotations: [{ result }] },
    ]) {
      const { preset, samples, rejected } = await convertedTasks(task);
      expect([preset, rejected]).toEqual(['label-studio', []]);
      expect(samples).toMatchObject([{ answer: TASK_DATA.answer }]);
      expect(samples[0]!.annotations).toHaveLength(1);
    }
  });
});
