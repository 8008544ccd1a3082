import { expect, it } from 'vitest';
import { countTokens } from './count-tokens';

it('counts each message with what the format adds', () => {
  expect(countTokens([{ role: 'user', content: 'hello world' }])).toBe(9);
  expect(
    countTokens([
      { role: 'system', content: '' },
      { role: 'user', content: 'hello world' },
    ]),
  ).toBe(13);
});
