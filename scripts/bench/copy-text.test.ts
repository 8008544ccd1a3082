import { expect, it } from 'vitest';
import { copyRow } from './copy-text';

it('escapes what COPY would read as structure', () => {
  expect(copyRow(['a\tb', 'c\\d', 'e\r\nf', null, 7, '\\N'])).toBe(
    'a\\tb\tc\\\\d\te\\r\\nf\t\\N\t7\t\\\\N\n',
  );
});
