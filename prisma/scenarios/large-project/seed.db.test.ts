import { expect, it } from 'vitest';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import { commandLineActor } from '@/lib/auth/ctx';
import { indexSamples } from '@/lib/sample/server/index-samples';
import { testDatabase } from '@/lib/testing/database/database';
import { seedLargeProject } from './seed';

const test = testDatabase();

it('is as if people had labelled it: sample agreements and gold made anew are the same', async () => {
  const { projectId, sampleIds } = await seedLargeProject(test.db, 80);
  expect(await test.db.label.count()).toBe(80 * 3 * 6);
  const read = () =>
    test.db.sampleAgreement.findMany({
      where: { projectId },
      orderBy: { sampleId: 'asc' },
      omit: { revision: true, submitted: true },
    });
  const readUnseen = () =>
    test.db.restrictedAgreement.findMany({ orderBy: { sampleId: 'asc' }, omit: { submitted: true } });
  const [seeded, unseen] = [await read(), await readUnseen()];
  expect(seeded).toHaveLength(80);
  expect(seeded.filter(({ kind }) => kind === 'agreed')).toHaveLength(32);
  expect(sampleIds).toHaveLength(48);
  expect(await indexSamples({ actor: commandLineActor, db: test.db })).toBe(0);
  await test.db.$executeRaw`INSERT INTO "StaleAgreement" ("projectId", "roundId", "sampleId")
    SELECT "projectId", "roundId", "sampleId" FROM "SampleAgreement"`;
  await refreshSampleAgreement({ actor: commandLineActor, db: test.db }, projectId, { chunks: Infinity });
  expect(await read()).toEqual(seeded);
  expect(unseen).toHaveLength(80);
  expect(await readUnseen()).toEqual(unseen);

  const gold = () => test.db.sampleProgress.findMany({ where: { projectId }, orderBy: { sampleId: 'asc' } });
  const made = await gold();
  expect(made.filter(({ goldVerdict }) => goldVerdict !== null).length).toBeGreaterThan(20);
  await test.db.sampleProgress.updateMany({ data: { goldStale: true, goldVerdict: null, goldOrigin: null } });
  await refreshGold({ actor: commandLineActor, db: test.db }, projectId, { chunks: Infinity });
  expect(await gold()).toEqual(made);
});
