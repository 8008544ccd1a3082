import { describe, expect, it } from 'vitest';
import { convertedTasks, labelledRegion, labelTask } from '@/lib/testing/label-studio-task';

describe('results of Label Studio that are no labels', () => {
  const result = (type: string, value: object, more = {}) => ({
    ...{ id: `${type} 1`, from_name: `my ${type}`, to_name: 'answer', type, value },
    ...more,
  });
  const marked = labelledRegion('a', 9, 14, '90 km', 'KCont');
  const converted = async (...results: object[]) => {
    const { lines, notes } = await convertedTasks(
      labelTask(41, { annotations: [{ completed_by: 1, result: results }] }),
    );
    return { annotations: lines[0]!.annotations!, notes };
  };
  const empty = { code: 'annotation_empty', about: ['41: annotator_1'], count: 1 };

  it.each([
    ['a rating', result('rating', { rating: 2 }), 'my rating: 2'],
    ['a number', result('number', { number: 0 }), 'my number: 0'],
    ['a time', result('datetime', { datetime: '2025-03-01' }), 'my datetime: 2025-03-01'],
    ['the better of two', result('pairwise', { selected: 'left' }), 'my pairwise: left'],
    ['a text', result('textarea', { text: 'one line' }), 'my textarea: one line'],
    ['texts', result('textarea', { text: ['one', 'two'] }), 'my textarea: one\nmy textarea: two'],
    [
      'a taxonomy of other words',
      result('taxonomy', { taxonomy: [['A', 'B'], ['C']] }),
      'my taxonomy: A / B\nmy taxonomy: C',
    ],
  ])('%s beside a label: in the note of the annotation by its name', async (_, other, note) => {
    expect(await converted(marked, other)).toMatchObject({
      annotations: [{ note, segments: [{ spans: [[8, 13]], note: '' }] }],
      notes: [],
    });
  });

  it('a rating of a region, and the note of the region: in the note of its segment, once', async () => {
    const meta = { text: ['see the second line', 'and the third'] };
    const rating = result('rating', { start: 9, end: 14, text: '90 km', rating: 2 }, { id: 'a', meta });
    expect(await converted({ ...marked, meta }, rating)).toMatchObject({
      annotations: [{ note: '', segments: [{ note: 'see the second line\nand the third\nmy rating: 2' }] }],
      notes: [],
    });
  });

  it.each([
    [
      'a verdict and a type',
      [['inconsistent', 'KCont']],
      { fact: 'inconsistent', error_type: 'KCont', note: '' },
    ],
    ['a type below another word', [['Errors', 'KCont']], { error_type: 'KCont', note: 'Errors' }],
    ['a verdict, and another path', [['consistent'], ['A', 'B']], { fact: 'consistent', note: '' }],
  ])('a taxonomy alone with %s: the label of the answer', async (_, taxonomy, segment) => {
    const { annotations, notes } = await converted(result('taxonomy', { taxonomy }));
    expect(annotations).toMatchObject([{ segments: [{ spans: [[0, 25]], ...segment }] }]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['a rating', result('rating', { rating: 2 }), 'my rating'],
    ['a taxonomy of other words', result('taxonomy', { taxonomy: [['A', 'B']] }), 'my taxonomy'],
    ['a remark', result('textarea', { text: ['hm'] }), 'my textarea'],
    ['a choice of another word', result('choices', { choices: ['maybe'] }), 'maybe'],
    [
      'a note of a region without a label',
      { ...marked, value: { start: 9, end: 14 }, meta: { text: 'hm' } },
      'note',
    ],
  ])('%s alone: no annotation, and both are said', async (_, other, name) => {
    expect(await converted(other)).toEqual({
      annotations: [],
      notes: [{ code: 'label_dropped', about: [name], count: 1 }, empty],
    });
  });

  it.each([
    ['hallucination', 'yes', 'inconsistent'],
    ['has_errors', 'No', 'consistent'],
    ['is_factual', 'yes', 'consistent'],
    ['hallucination', 'Supported', 'consistent'],
  ])('a choice for %s that is %s: %s', async (from_name, word, fact) => {
    const { annotations } = await converted(result('choices', { choices: [word] }, { from_name }));
    expect(annotations).toMatchObject([{ segments: [{ fact, error_type: null, note: '' }] }]);
  });

  it('relations, and kinds that hold nothing to keep: named', async () => {
    const relation = { from_id: 'a', to_id: 'b', type: 'relation', direction: 'right' };
    const video = result('videorectangle', { sequence: [{ frame: 1 }] });
    expect(await converted(marked, relation, video)).toMatchObject({
      annotations: [{ note: '', segments: [{ error_type: 'KCont', note: '' }] }],
      notes: [{ code: 'label_dropped', about: ['relation', 'videorectangle'], count: 2 }],
    });
  });

  it('an empty result: nothing is left out of it', async () => {
    expect(
      await converted(marked, result('choices', { choices: [] }), result('number', { number: null })),
    ).toMatchObject({ notes: [] });
  });

  it('a prediction without a verdict: named by its model', async () => {
    const { lines, notes } = await convertedTasks(
      labelTask(42, { predictions: [{ model_version: 'm-1', result: [result('rating', { rating: 4 })] }] }),
    );
    expect(lines[0]!.annotations).toEqual([]);
    expect(notes).toEqual([
      { code: 'label_dropped', about: ['my rating'], count: 1 },
      { code: 'annotation_empty', about: ['42: m-1'], count: 1 },
    ]);
  });
});
