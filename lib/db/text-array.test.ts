import { expect, it } from 'vitest';
import { textArray } from './text-array';

it('writes the header, then each text behind its length in bytes', () => {
  expect(textArray(['ab', null, '长']).toString('hex')).toBe(
    ['00000001', '00000001', '00000019', '00000003', '00000001']
      .concat('00000002', '6162', 'ffffffff', '00000003', 'e995bf')
      .join(''),
  );
});

it('says when nothing is null, and holds an empty text', () => {
  expect(textArray(['']).toString('hex')).toBe('000000010000000000000019000000010000000100000000');
});

it('writes bytes as they are, beside texts', () => {
  expect(textArray([Buffer.from('长'), 'ab', null])).toEqual(textArray(['长', 'ab', null]));
});
