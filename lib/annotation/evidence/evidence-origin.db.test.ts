import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { EVIDENCE_ORIGINS } from './evidence';

const test = testDatabase();

it('the origins that the database lets evidence have are those that there are', async () => {
  const [check] = await test.db.$queryRaw<{ definition: string }[]>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'Label_evidence_origin'`;
  const named = [...check!.definition.matchAll(/== "(\w+)"/g)].map(([, origin]) => origin);
  expect(named).toEqual([...EVIDENCE_ORIGINS]);
});
