import { expect, it } from 'vitest';
import { orderedPairs } from './ordered-test';

const ROWS = 'article_sent,correct_sent,incorrect_sent\nBoat 1 is red.,It is red.,It is blue.\n';
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

it('the file of an order, in base64; none, and one with nothing in it', async () => {
  expect(await orderedPairs({ fileName: 'pairs.csv', file: inBase64(ROWS) })).toMatchObject({
    name: 'pairs.csv',
    pairs: [{ article: 'Boat 1 is red.', correct: 'It is red.', incorrect: 'It is blue.' }],
  });
  expect(await orderedPairs({ fileName: null, file: null })).toBeNull();
  await expect(orderedPairs({ fileName: null, file: '' })).rejects.toMatchObject({
    error: { issues: [{ path: 'file', code: 'empty_file' }] },
  });
});
