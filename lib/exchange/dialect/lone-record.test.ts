import { describe, expect, it } from 'vitest';
import { detectSettings } from './detect';

const detected = (value: unknown) => {
  const { format, preset, columns } = detectSettings({
    bytes: Buffer.from(`${JSON.stringify(value)}\n`),
    whole: true,
  })!;
  return { format, preset, columns };
};

describe('a file of one line with an object that holds a list of objects', () => {
  it.each([
    [
      'a record of doccano with entities',
      {
        id: 1,
        text: 'It is 90 km.',
        entities: [{ id: 1, label: 'KCont', start_offset: 6, end_offset: 11 }],
        Comments: [],
      },
      'doccano',
    ],
    [
      'a reference and an answer with labelled sentences',
      { article: 'A doc.', summary: 'S one.', summary_sentences: [{ sentence: 'S one.', label: 1 }] },
      'by-name',
    ],
    ['a text with spans', { text: 'It is.', spans: [{ start: 0, end: 2, label: 'x' }] }, 'by-name'],
    ['an answer after its passages', { passages: [{ title: 't', body: 'b' }], answer: 'a' }, 'by-name'],
  ])('%s: the object is the record', (_, value, preset) => {
    expect(detected(value)).toEqual({ format: 'jsonl', preset, columns: Object.keys(value) });
  });

  it.each([
    ['rows under any key', { version: 1, data: [{ question: 'q', reference: 'r', answer: 'a' }] }],
    ['rows next to what counts them', { summary: { rows: 1 }, results: [{ q: 'q', a: 'a' }] }],
    [
      'rows with a reference and an answer next to a text',
      { description: 'd', text: 't', items: [{ passage: 'p', claim: 'c' }] },
    ],
    ['rows that name as much as what is around them', { context: 'c', qas: [{ question: 'q', id: '1' }] }],
  ])('%s: the list holds the records', (_, value) => {
    const list = Object.values(value).find(Array.isArray) as object[];
    expect(detected(value)).toMatchObject({ format: 'json', columns: Object.keys(list[0]!) });
  });
});
