import { describe, expect, it } from 'vitest';
import { clausesOf } from '@/lib/guideline/outline';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { connect } from '@/lib/db/client';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { COLUMNS, TABLES_THAT_STAY } from '@/lib/testing/database/native-columns';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { cutAt, vote } from '@/lib/testing/database/votes';

const test = testDatabase();

/** A project with at least one row of every table that travels, as plain as it can be. */
async function plainProject(): Promise<string> {
  const { db } = test;
  const { id: projectId } = await project(db);
  const lead = await member(db, projectId, 'lead');
  await db.user.update({ where: { id: lead.userId }, data: { name: 'Lena' } });
  const round = await db.round.findFirstOrThrow({ where: { projectId } });
  const { id: sampleId } = await sample(db, projectId);
  await methodPrediction(db, projectId, [sampleId]);
  const where = { projectId, sampleId, ...(await cutAt(db, sampleId, 26)) };
  for (const name of ['Ann', 'Bob']) {
    const one = { ...(await member(db, projectId, 'annotator')), db };
    await db.user.update({ where: { id: one.userId }, data: { name } });
    const id = await vote(one, where, ['consistent', 'consistent']);
    const place = { projectId, sampleId, roundId: round.id, userId: one.userId };
    await db.assignment.create({ data: { ...place, state: 'submitted', submittedAt: new Date() } });
    if (name === 'Bob') continue;
    await db.roundMember.create({ data: { roundId: round.id, userId: one.userId } });
    const { authorId } = await db.annotation.findUniqueOrThrow({ where: { id } });
    const said = { fact: 'consistent', logic: 'consistent', errorType: null };
    const flip = {
      method: 'offline',
      exposure: 'segmentation',
      before: said,
      after: said,
      machine: said,
    } as const;
    await db.flip.create({
      data: { ...flip, projectId, sampleId, annotationId: id, segmentId: where.segmentIds[0]!, authorId },
    });
    const comment = { projectId, sampleId, authorId: one.userId, body: 'words' };
    const { id: threadId } = await db.comment.create({ data: comment });
    await db.comment.create({ data: { ...comment, threadId } });
  }
  await db.knownUse.create({ data: { sampleId } });
  const text = '## A';
  const clauses = clausesOf(text).map((clause) => ({ ...clause }));
  await db.guideline.create({ data: { projectId, number: 1, text, clauses, createdById: lead.userId } });
  await db.round.create({ data: { projectId, number: 2 } });
  return projectId;
}

describe('the columns of the database', () => {
  it('are each tried in the native file, or have a reason to stay', async () => {
    const columns = await test.db.$queryRaw<{ table: string; column: string }[]>`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public'`;
    const unnamed = columns.filter(
      ({ table, column }) => !(table in TABLES_THAT_STAY) && !COLUMNS[table]?.[column],
    );
    expect(unnamed).toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const gone = Object.entries(COLUMNS)
      .flatMap(([table, own]) => Object.keys(own).map((column) => `${table}.${column}`))
      .filter((name) => !known.has(name));
    expect(gone).toEqual([]);
    expect(
      Object.keys(TABLES_THAT_STAY).filter((name) => !columns.some(({ table }) => table === name)),
    ).toEqual([]);
  });

  it('show in the file when they change, and a fresh project takes every change', async () => {
    const owner = await person(test.db, 'owner');
    const projectId = await plainProject();
    const tables = connect(test.ownerUrl);
    let before = await exportedText(owner, projectId);
    const silent: string[] = [];
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const [name, column] of Object.entries(columns)) {
        if ('stays' in column) continue;
        await tables.$transaction(async (tx) => {
          // Some tables are append-only, some rows are frozen; here only what a file says of them matters.
          await tx.$executeRawUnsafe(`SET LOCAL session_replication_role = replica`);
          await tx.$executeRawUnsafe(`UPDATE "${table}" SET ${column.set} WHERE ${column.where}`);
          if (column.also) await tx.$executeRawUnsafe(column.also);
        });
        const after = await exportedText(owner, projectId);
        if (after === before) silent.push(`${table}.${name}`);
        before = after;
      }
    await tables.$disconnect();
    expect(silent).toEqual([]);
    for (const format of ['jsonl', 'csv'] as const) {
      const { id: copy } = await project(test.db);
      const file = await exportedText(owner, projectId, { format });
      const taken = await importedText(owner, copy, file);
      const rejects = await test.db.importReject.findMany({ where: { importId: taken.id } });
      expect([taken.state, taken.notes, rejects.map(({ faults }) => faults)]).toEqual(['done', [], []]);
      expect(await exportedText(owner, copy, { format })).toBe(file);
    }
  });
});
