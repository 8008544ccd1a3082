import { expect, it } from 'vitest';
import { etagOf, isNamed, readResponse } from './etag';

/** SHA-256 of "{}" is 44136fa3 55b3678a 1146ad16 f7e8649e 94fb4fc2 1fe77e83 10c060f6 1caaff8a. */
const EMPTY = '"RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o"';

it('the validator of a body: is its SHA-256', () => {
  expect(etagOf('{}')).toBe(EMPTY);
});

it.each([
  [EMPTY, true],
  [`W/${EMPTY}`, true],
  [`"other", ${EMPTY}`, true],
  ['*', true],
  ['"other"', false],
  [null, false],
])('If-None-Match %s: names it, %s', (header, named) => {
  expect(isNamed(header, EMPTY)).toBe(named);
});

it('what is read: comes with its validator, and not at all to whoever has it', async () => {
  const ask = (headers: Record<string, string>) => readResponse({}, { headers: new Headers(headers) });
  const first = ask({});
  expect([first.status, first.headers.get('etag'), await first.text()]).toEqual([200, EMPTY, '{}']);
  const second = ask({ 'if-none-match': EMPTY });
  expect([second.status, second.headers.get('etag'), await second.text()]).toEqual([304, EMPTY, '']);
});
