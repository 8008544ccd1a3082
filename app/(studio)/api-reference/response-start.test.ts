import { expect, test } from 'vitest';
import { responseStart } from './response-start';

test.each([
  [0, false],
  [20_000, false],
  [20_001, true],
])('of a response of %i characters: says whether more follow than are shown', async (length, more) => {
  const { text, ...found } = await responseStart(new Response('x'.repeat(length)));
  expect(text.length).toBe(Math.min(length, 20_000));
  expect(found).toEqual({ more });
});

test('without a body, such as of 204: nothing', async () => {
  expect(await responseStart(new Response(null, { status: 204 }))).toEqual({ text: '', more: false });
});
