import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import { readMigrations } from '@/lib/db/migrations';
import { testDatabase } from '@/lib/testing/database';
import { draft, type TestDraft } from '@/lib/testing/draft';
import { methodReading, RIVER } from '@/lib/testing/reading';
import { sql } from '@/lib/testing/server';
import type { Evidence, EvidenceContent } from '../evidence';
import { applyChange } from './apply-change';

const test = testDatabase();
const OWN: EvidenceContent = { relation: 'supports', start: 0, end: 9, quote: 'The river' };
const SEARCH: EvidenceContent = { relation: 'not_found', searched: ['lake'] };
const DECIDED = new Date('2026-11-20T10:00:00Z');
const JUDGED = { fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu', decidedAt: DECIDED } as const;

/** Brings the database back to before origins were kept, and over to now again. */
async function migrateAgain(): Promise<void> {
  const migration = readMigrations().find(({ name }) => name.endsWith('_evidence_origin'))!;
  await sql(test.ownerUrl, migration.sql);
}
async function forgetOrigins(): Promise<void> {
  await sql(
    test.ownerUrl,
    `ALTER TABLE "Label" DROP CONSTRAINT "Label_evidence_origin";
     UPDATE "Label" l SET evidence = (SELECT jsonb_agg(item - 'origin') FROM jsonb_array_elements(l.evidence) item)
     WHERE evidence <> '[]'`,
  );
}
/** Writes a label as it was stored before. */
async function store(
  given: TestDraft,
  index: number,
  label: object,
  evidence: EvidenceContent[],
): Promise<void> {
  const { annotationId, view } = given;
  const where = { annotationId, segmentId: view.segments[index]!.id };
  const list = evidence as unknown as Prisma.InputJsonArray;
  await test.db.label.updateMany({ where, data: { ...label, evidence: list } });
}
async function originsOf(annotationId: string): Promise<string[][]> {
  const labels = await test.db.label.findMany({ where: { annotationId }, orderBy: { segmentId: 'asc' } });
  return labels.map(({ evidence }) => (evidence as unknown as Evidence[]).map(({ origin }) => origin));
}
const originsIn = async ({ annotationId, view }: TestDraft, index: number): Promise<string[]> => {
  const where = { annotationId_segmentId: { annotationId, segmentId: view.segments[index]!.id } };
  const { evidence } = await test.db.label.findUniqueOrThrow({ where });
  return (evidence as unknown as Evidence[]).map(({ origin }) => origin);
};

describe('evidence that was stored without its origin', () => {
  it('is told by what was shown to whom', async () => {
    const [untouched, judged, left, unsure] = [
      await draft(test.db),
      await draft(test.db),
      await draft(test.db),
      await draft(test.db),
    ];
    const control = await draft(test.db, { exposure: { policy: 'prefilled', controlShare: 0 } });
    const reveal = await draft(test.db, { exposure: { policy: 'reveal', controlShare: 0 } });
    await test.db.annotation.updateMany({ where: { id: control.annotationId }, data: { control: true } });
    const cut = await draft(test.db);
    await applyChange(cut.annotator, cut.annotationId, {
      ...{ kind: 'split', changeId: randomUUID(), segmentId: cut.view.segments[1]!.id, at: 9, version: 1 },
      newIds: [randomUUID(), randomUUID()],
    });
    const runs = await test.db.annotation.findMany({ where: { source: 'method' }, select: { id: true } });
    await forgetOrigins();
    const consistent = { ...JUDGED, fact: 'consistent', errorType: null } as const;
    await store(judged, 1, JUDGED, [SEARCH, OWN]);
    await store(left, 1, consistent, [SEARCH]);
    await store(unsure, 1, { ...consistent, fact: 'unsure' }, [SEARCH]);
    await store(control, 1, JUDGED, [SEARCH]);
    await store(reveal, 0, JUDGED, [SEARCH]);
    await store(reveal, 1, { ...JUDGED, revealedAt: DECIDED }, [SEARCH]);
    await migrateAgain();

    for (const { id } of runs) expect(await originsOf(id)).toEqual([['method'], ['method']]);
    expect(await originsIn(untouched, 1)).toEqual(['method']);
    expect(await originsIn(judged, 1)).toEqual(['accepted', 'person']);
    expect(await originsIn(left, 1)).toEqual(['method']);
    expect(await originsIn(unsure, 1)).toEqual(['method']);
    expect(await originsIn(control, 1)).toEqual(['person']);
    expect([await originsIn(reveal, 0), await originsIn(reveal, 1)]).toEqual([['person'], ['accepted']]);
    expect(await originsOf(cut.annotationId)).toEqual(Array.from({ length: 4 }, () => ['method']));
  });

  it('held by a lead is accepted where it was a method’s, else somebody’s own', async () => {
    const given = await draft(test.db);
    const { projectId, sampleId, view } = given;
    const { segmentationId } = await test.db.annotation.findUniqueOrThrow({
      where: { id: given.annotationId },
    });
    const { id } = await test.db.annotation.create({
      data: { projectId, sampleId, segmentationId, source: 'adjudication' },
    });
    await test.db.label.create({
      data: { annotationId: id, segmentId: view.segments[1]!.id, fact: 'inconsistent', logic: 'consistent' },
    });
    await forgetOrigins();
    await store({ ...given, annotationId: id }, 1, JUDGED, [SEARCH, OWN]);
    await migrateAgain();
    expect(await originsIn({ ...given, annotationId: id }, 1)).toEqual(['accepted', 'person']);
  });

  it('leaves counts of what was confirmed without the segments on which the method abstained', async () => {
    const given = await draft(test.db, { prefilled: false });
    const { projectId, sampleId } = given;
    await methodReading(test.db, projectId, [sampleId], [RIVER[0]!, { ...RIVER[1]!, fact: 'abstained' }]);
    const read = await test.db.annotation.findFirstOrThrow({ where: { sampleId, source: 'method' } });
    await test.db.annotation.update({
      where: { id: given.annotationId },
      data: {
        ...{ derivedFromId: read.id, segmentationId: read.segmentationId },
        ...{ state: 'submitted', submittedAt: DECIDED, verdict: 'consistent', confirmed: 2 },
      },
    });
    await forgetOrigins();
    await migrateAgain();
    const stored = await test.db.annotation.findUniqueOrThrow({ where: { id: given.annotationId } });
    expect(stored).toMatchObject({ confirmed: 1, changed: 0 });
    const [tally] = await test.db.$queryRaw<{ n: number }[]>`
      SELECT sum(n)::int AS n FROM "ProjectTally" WHERE "projectId" = ${projectId}::uuid AND key = 'confirmed'`;
    expect(tally!.n).toBe(1);
  });

  it('cannot be stored any more', async () => {
    const given = await draft(test.db);
    await expect(store(given, 0, {}, [OWN])).rejects.toThrow(/Label_evidence_origin/);
  });
});
