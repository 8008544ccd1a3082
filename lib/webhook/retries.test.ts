import { expect, it } from 'vitest';
import { nextAttempt } from './retries';

it('a message that failed: is sent again after 5 seconds, 5 minutes and so on, and given up after eight attempts', () => {
  const now = new Date('2026-01-01T00:00:00.000Z');
  expect(nextAttempt(1, now)?.toISOString()).toBe('2026-01-01T00:00:05.000Z');
  expect(nextAttempt(2, now)?.toISOString()).toBe('2026-01-01T00:05:00.000Z');
  expect(nextAttempt(7, now)?.toISOString()).toBe('2026-01-01T10:00:00.000Z');
  expect(nextAttempt(8, now)).toBeNull();
});
