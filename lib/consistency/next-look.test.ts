import { expect, it } from 'vitest';
import { nextLook } from './next-look';

const MINUTE = 60_000;

it.each([
  [0, 0, 1],
  [9, 0, 1],
  [20, 0, 2],
  [300, 0, 5],
  [20, 15, 15],
])('after %d minutes, with %d asked for: in %d', (waited, asked, minutes) => {
  const at = new Date('2026-01-01T12:00:00Z');
  const since = new Date(at.getTime() - waited * MINUTE);
  expect(nextLook(at, since, asked * MINUTE) - at.getTime()).toBe(minutes * MINUTE);
});
