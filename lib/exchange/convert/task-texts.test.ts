import { describe, expect, it } from 'vitest';
import { textsOfTask } from './task-texts';

describe('the id of a task in its data', () => {
  const texts = { question: 'q', reference: 'r', answer: 'a' };
  it.each([
    ['id', { id: 7 }, '7'],
    ['sample_id', { sample_id: 's-7' }, 's-7'],
    ['External ID', { 'External ID': 'e-7' }, 'e-7'],
    ['样本编号', { 样本编号: '七' }, '七'],
  ])('under %s: is the id of the sample', (_, fields, id) => {
    expect(textsOfTask({ ...texts, ...fields })).toMatchObject({ id, rest: {} });
  });

  // Several answers may be about one document, question or item.
  it.each([{ doc_id: 'd1' }, { qid: 'q1' }, { index: 3 }, { item_id: 'i1' }])(
    'of something else, as in %j: is no id of the sample, and stays with the rest',
    (fields) => {
      expect(textsOfTask({ ...texts, ...fields })).toMatchObject({ id: null, rest: fields });
    },
  );

  it('of the sample beside one of its document: is the id of the sample', () => {
    const fields = { doc_id: 'd1', uuid: 'u1', sample_id: 's1' };
    expect(textsOfTask({ ...texts, ...fields })).toMatchObject({
      id: 's1',
      rest: { doc_id: 'd1', uuid: 'u1' },
    });
  });

  it('empty: there is none', () => {
    expect(textsOfTask({ ...texts, id: '' }).id).toBeNull();
  });
});
