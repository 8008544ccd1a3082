import { describe, expect, it } from 'vitest';
import type { Tx } from '@/lib/db/client';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import { systemActor } from '@/lib/auth/ctx';
import { member, project, sample } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { cutAt, vote } from '@/lib/testing/votes';

const test = testDatabase();
const ctx = () => ({ actor: systemActor, db: test.db });

/** A sample on which two people part, with its standing. */
async function parted() {
  const { id: projectId } = await project(test.db);
  const people = await Promise.all(['a', 'b'].map(() => member(test.db, projectId, 'annotator')));
  const { id: sampleId } = await sample(test.db, projectId, { externalId: 'one' });
  const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
  await vote({ ...people[0]!, db: test.db }, where, ['KCont', 'LCaus']);
  const second = await vote({ ...people[1]!, db: test.db }, where, ['KCont', 'consistent']);
  await refreshStandings(ctx(), projectId);
  return { projectId, sampleId, segmentationId: where.segmentationId, second };
}

const entry = (sampleId: string) => test.db.settleEntry.findUnique({ where: { sampleId } });
const restand = (db: Tx, sampleId: string) => db.$executeRaw`
  UPDATE "Standing" SET current = NOT current WHERE "sampleId" = ${sampleId}::uuid`;
const begin = (
  db: Tx,
  { projectId, sampleId, segmentationId }: { projectId: string; sampleId: string; segmentationId: string },
) => db.annotation.create({ data: { projectId, sampleId, segmentationId, source: 'adjudication' } });

describe('the entry of a sample', () => {
  it('says what its standing says, and goes with it', async () => {
    const { projectId, sampleId, second } = await parted();
    const standing = await test.db.standing.findFirstOrThrow({ where: { sampleId } });
    expect(await entry(sampleId)).toMatchObject({
      ...{ projectId, externalId: 'one', roundId: standing.roundId, raters: standing.raters },
      ...{ kind: 'verdict', pivots: false, agreement: 0.5, settling: null },
      ...{ leastVotes: 1, leastMargin: 0, dissent: 1 },
      errorTypes: expect.toSatisfy((types: string[]) => [...types].sort().join() === 'KCont,LCaus'),
    });
    await test.db.annotation.update({ where: { id: second }, data: { state: 'draft' } });
    await refreshStandings(ctx(), projectId);
    expect(await entry(sampleId)).toMatchObject({ kind: 'single', raters: { length: 1 } });
    await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: new Date() } });
    await refreshStandings(ctx(), projectId);
    expect(await entry(sampleId)).toBeNull();
  });

  it('follows the newest adjudication', async () => {
    const where = await parted();
    const settling = async () => (await entry(where.sampleId))?.settling;
    const { id } = await begin(test.db, where);
    expect(await settling()).toBe('draft');
    await test.db.annotation.update({ where: { id }, data: { state: 'submitted' } });
    expect(await settling()).toBe('submitted');
    const later = await begin(test.db, where);
    expect(await settling()).toBe('draft');
    await test.db.annotation.delete({ where: { id: later.id } });
    expect(await settling()).toBe('submitted');
    await test.db.$transaction((tx) => restand(tx, where.sampleId));
    expect(await entry(where.sampleId)).toBeNull();
    await test.db.$transaction((tx) => restand(tx, where.sampleId));
    expect(await settling()).toBe('submitted');
  });

  it('loses neither standing nor adjudication when both come at once, whichever is first', async () => {
    for (const first of ['standing', 'adjudication'] as const) {
      const where = await parted();
      await test.db.$transaction((tx) => restand(tx, where.sampleId));
      const acts = {
        standing: (db: Tx) => restand(db, where.sampleId),
        adjudication: (db: Tx) => begin(db, where),
      };
      const second = first === 'standing' ? 'adjudication' : 'standing';
      let other: Promise<unknown> | undefined;
      await test.db.$transaction(async (tx) => {
        await acts[first](tx);
        other = acts[second](test.db).then(() => undefined);
        // It waits for the entry, which is not committed yet.
        await expect
          .poll(
            async () =>
              (
                await test.db.$queryRaw<{ n: number }[]>`
                  SELECT count(*)::int AS n FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`
              )[0]!.n,
          )
          .toBe(1);
      });
      await other;
      expect(await entry(where.sampleId), first).toMatchObject({ kind: 'verdict', settling: 'draft' });
    }
  });

  it('goes with its project', async () => {
    const where = await parted();
    await begin(test.db, where);
    await test.db.project.delete({ where: { id: where.projectId } });
    expect(await entry(where.sampleId)).toBeNull();
  });
});
