import { expect, it } from 'vitest';
import { drive } from '../drive';
import { MemoryTeam } from './team';

it('keeps what people said through whatever three annotators and a lead do, and each act succeeds at times', async () => {
  const bounds = { name: 'memory', runs: 500, steps: 90, shrinks: true };
  const counts = await drive((counts) => new MemoryTeam(counts), bounds);
  expect(counts.missing()).toEqual([]);
});
