import { describe, expect, it } from 'vitest';
import { groupState } from './group-state';

describe('the state of a run group', () => {
  it.each([
    [['done', 'running', 'paused'], 'running'],
    [['done', 'queued', 'failed'], 'queued'],
    [['done', 'paused', 'failed'], 'paused'],
    [['done', 'failed', 'cancelled'], 'failed'],
    [['done', 'cancelled'], 'done'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [[], 'done'],
  ] as const)('runs %j: %s', (states, state) => {
    expect(groupState(states)).toBe(state);
  });
});
