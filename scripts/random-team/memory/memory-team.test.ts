import { expect, it } from 'vitest';
import { drive } from '../drive';
import { MemoryTeam } from './team';

it('keeps what people said through whatever three annotators and a lead do', async () => {
  const bounds = { name: 'memory', runs: 20, steps: 60, shrinks: true };
  const { steps } = await drive((counts) => new MemoryTeam(counts, 40), bounds);
  expect(steps).toBeGreaterThan(500);
});
