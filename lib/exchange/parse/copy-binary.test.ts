import { expect, it } from 'vitest';
import { copiedBytes } from './copy-binary';

const SIGNATURE = '5047434f50590aff0d0a00';
const STREAM = Buffer.from(
  [SIGNATURE, '00000000', '00000000', '0001', '00000003', '616263', '0001', '00000000', '0001']
    .concat('00000002', '6465', 'ffff')
    .join(''),
  'hex',
);

it.each([1, 2, 7, 1000])('takes the values out of pieces of %i bytes', async (size) => {
  async function* chunks() {
    for (let at = 0; at < STREAM.length; at += size) yield STREAM.subarray(at, at + size);
  }
  const got: Buffer[] = [];
  for await (const part of copiedBytes(chunks())) got.push(part);
  expect(Buffer.concat(got).toString()).toBe('abcde');
});
