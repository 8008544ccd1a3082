import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { drive } from '../drive';
import { databaseTeam } from './team';

const test = testDatabase();

it('keeps what people said, and counts it alike, through everything that three annotators and a lead do', async () => {
  const bounds = { name: 'database', runs: 1, steps: 60, shrinks: false };
  const { steps } = await drive((counts, settings) => databaseTeam(test, counts, settings, 40), bounds);
  expect(steps).toBeGreaterThan(20);
});
