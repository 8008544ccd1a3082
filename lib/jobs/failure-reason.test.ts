import { describe, expect, it } from 'vitest';
import { failureReason } from './failure-reason';

describe('failureReason', () => {
  it.each([
    [{ name: 'Error', message: 'no sentence in it', stack: '...' }, 'no sentence in it'],
    [{ value: { message: 'job heartbeat timeout' } }, 'job heartbeat timeout'],
    [{ message: 'x'.repeat(2_000) }, 'x'.repeat(1_000)],
    [{ message: '' }, 'unknown'],
    [{ value: 'a string' }, 'unknown'],
    [null, 'unknown'],
  ])('reads %j', (output, reason) => {
    expect(failureReason(output)).toBe(reason);
  });
});
