import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { drive, isRepeated } from '../drive';
import { databaseTeam } from './team';

const test = testDatabase();

it('keeps what people said, and counts it alike, whatever three annotators and a lead do, and each act succeeds at times', async () => {
  const bounds = { name: 'database', runs: 30, steps: 160, shrinks: isRepeated };
  const counts = await drive((counts, settings) => databaseTeam(test, counts, settings), bounds);
  expect(counts.missing()).toEqual([]);
});
