import { describe, expect, it } from 'vitest';
import { convertedTasks, labelTask } from '@/lib/testing/label-studio-task';

describe('choices of Label Studio without a place', () => {
  const choice = (to_name: string, word: string, more = {}) => ({
    ...{ id: `${to_name} ${word}`, from_name: 'clear', to_name, type: 'choices' },
    ...{ value: { choices: [word] }, ...more },
  });
  const data = {
    ...{ question: 'How long?', reference: 'It is 120 km.', answer: 'It is 90 km.' },
    ...{ topic: 'rivers', page: '<p>How long?</p><p>It is 90 km.</p>' },
  };
  const converted = async (result: object[], fields: object = data) => {
    const { lines, notes } = await convertedTasks({
      ...labelTask(31, { annotations: [{ completed_by: 1, result }] }),
      data: fields,
    });
    const said = lines[0]!.annotations!.map(({ segments }) =>
      segments.map(({ fact, spans }) => ({ fact, spans })),
    );
    return { said, notes };
  };
  const verdict = (fact: string, end: number) => [[{ fact, spans: [[0, end]] }]];
  const dropped = (word: string) => ({ code: 'label_dropped', about: [word], count: 1 });

  it.each([
    ['the data field of the reference', choice('reference', 'Correct')],
    ['the data field of the question', choice('question', 'Correct')],
    ['a data field that is no text of the sample', choice('topic', 'Correct')],
    ['a name that means the reference', choice('context', 'Correct')],
    ['a name that means the question', choice('user_query', 'Correct')],
    ['a source that is the data field of the reference', choice('txt', 'Correct', { source: '$reference' })],
  ])('of %s alone: no annotation, and said so', async (_, other) => {
    expect(await converted([other])).toEqual({
      said: [],
      notes: [dropped('Correct'), { code: 'annotation_empty', about: ['31: annotator_1'], count: 1 }],
    });
  });

  it.each([
    ['with ids', {}],
    ['without ids', { id: undefined }],
  ])('of the question first and of the answer second, %s: the second is the verdict', async (_, more) => {
    const two = [choice('question', 'Correct', more), choice('answer', 'unsure', more)];
    expect(await converted(two)).toEqual({ said: verdict('unsure', 12), notes: [dropped('Correct')] });
  });

  it.each([
    ['the data field of the answer', choice('answer', 'Correct')],
    ['a name that tells nothing', choice('txt-1', 'Correct')],
    ['no name', choice('', 'Correct')],
    ['a name that means the answer', choice('model_response', 'Correct')],
    ['a data field that shows the answer', choice('page', 'Correct')],
    ['a source that is the data field of the answer', choice('context', 'Correct', { source: '$answer' })],
  ])('of %s: the verdict on the answer', async (_, own) => {
    expect(await converted([own])).toEqual({ said: verdict('consistent', 12), notes: [] });
  });

  it('of a text whose regions fit the answer, by a name that means the reference: the verdict on the answer', async () => {
    const region = {
      ...{ id: 'r', from_name: 'error', to_name: 'passage', type: 'labels' },
      value: { start: 6, end: 11, text: '90 km', labels: ['mark'] },
    };
    const { said } = await converted([region, choice('passage', 'Correct')]);
    expect(said).toEqual(verdict('consistent', 12));
  });

  it('of a lone text: the verdict on it', async () => {
    const { said } = await converted([choice('text', 'Correct')], { text: 'It is wet.' });
    expect(said).toEqual(verdict('consistent', 10));
  });
});
