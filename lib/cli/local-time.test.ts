import { afterEach, expect, it } from 'vitest';
import { localTime } from './local-time';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each([
  ['UTC', '2026-11-25 23:05 UTC'],
  ['Asia/Shanghai', '2026-11-26 07:05 GMT+8'],
])('a moment in %s: is told in its time, with the zone', (name, words) => {
  process.env.TZ = name;
  expect(localTime(new Date('2026-11-25T23:05:41Z'))).toBe(words);
});
