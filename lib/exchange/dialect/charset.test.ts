import { expect, it } from 'vitest';
import { charsetOf } from './charset';

it.each([
  ['text/csv; charset=GBK', 'gb18030'],
  ['text/csv;charset="utf-8"; header=present', 'utf-8'],
  ['text/csv; header=present; Charset = ISO-8859-1', 'windows-1252'],
  ['text/csv; charset=big5', 'big5'],
  ['application/x-ndjson', null],
  ['text/csv; charset=utf-16', null],
  ['text/csv; charset=constructor', null],
  [null, null],
])('the charset of %s: %s', (contentType, encoding) => {
  expect(charsetOf(contentType)).toBe(encoding);
});
