import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listComments } from '@/lib/comment/server/list-comments';
import { erasePerson } from '@/lib/project/server/people/erase-person';
import { deleteProject } from '@/lib/project/server/delete-project';
import { firstRound, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedSamples, exportedText, importedText } from '@/lib/testing/actions/exported';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { buildProject, projectPlan } from '@/lib/testing/database/project-plan';
import { roundTrip } from '@/lib/testing/database/round-trip';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { nativeExampleText } from '../../contents/native/example';
import { tableReader } from '../../parse/table-reader';
import { writeRows } from '@/lib/testing/xlsx/write-rows';
import { getImport } from '../import/get-import';
import { inspectImport } from '../import/inspect-import';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from '../ingest/ingest-import';
import { Readable } from 'node:stream';

const test = testDatabase();

/** Bob reads a sample in two rounds, the second time as a honeypot, and says something about it. */
async function twice() {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const bob = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  await test.db.user.update({ where: { id: bob.userId }, data: { name: 'Bob Jones' } });
  const { id: sampleId } = await sample(test.db, projectId, { externalId: 'river' });
  const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
  const first = await vote(bob, where, ['consistent', 'KCont']);
  await test.db.annotation.update({ where: { id: first }, data: { note: 'Bob Jones was here' } });
  const { id: roundId } = await test.db.round.create({ data: { projectId, number: 2, order: 'random' } });
  await test.db.roundSample.create({ data: { roundId, sampleId, language: 'en', honeypot: true } });
  const second = await vote(bob, where, ['consistent', 'consistent']);
  const comment = { projectId, sampleId, authorId: lead.userId, body: `see <@${bob.userId}>` };
  await test.db.comment.create({ data: comment });
  return { projectId, lead, bob, sampleId, first, second };
}

describe('a file in the native format', () => {
  it('makes the same project again, to the byte, with the same gold, agreement and counts', async () => {
    const owner = await person(test.db, 'owner');
    await fc.assert(
      fc.asyncProperty(projectPlan, fc.boolean(), async (plan, pseudonyms) => {
        const projectId = await buildProject(test.db, plan);
        for (const { file, figures, rejected, notes } of await roundTrip(test.db, owner, projectId, {
          pseudonyms,
        })) {
          expect([rejected, notes]).toEqual([0, []]);
          expect(file.after).toBe(file.before);
          const { progress: _after, ...after } = figures.after;
          const { progress: _before, ...before } = figures.before;
          expect(after).toEqual(before);
          if (!pseudonyms) expect(figures.after.progress).toEqual(figures.before.progress);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('keeps both annotations of one person, and a honeypot never votes', async () => {
    const { projectId, lead } = await twice();
    for (const format of ['jsonl', 'csv'] as const) {
      const copy = await project(test.db);
      const there = await member(test.db, copy.id, 'lead');
      const taken = await importedText(there, copy.id, await exportedText(lead, projectId, { format }));
      expect(taken).toMatchObject({ rejected: 0, notes: [] });
      const [record] = await exportedSamples(there, copy.id);
      expect(record!.annotations.map(({ round, honeypot }) => [round!.number, honeypot])).toEqual([
        [1, false],
        [2, true],
      ]);
      expect(record!.gold).toMatchObject({ verdict: 'inconsistent', origin: 'single' });
      const { id: sampleId } = await test.db.sample.findFirstOrThrow({ where: { projectId: copy.id } });
      const { named } = await listComments(there, copy.id, sampleId);
      expect(named!.map(({ name }) => name)).toEqual(['Bob Jones']);
    }
  });

  it('comes back from a spreadsheet file that has its table, to the byte', async () => {
    const { projectId, lead } = await twice();
    const csv = await exportedText(lead, projectId, { format: 'csv' });
    const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, null);
    const table = [...reader.push(csv), ...reader.end()].map(({ cells }) => cells);
    const copy = await project(test.db);
    const there = await member(test.db, copy.id, 'lead');
    const received = await receiveImport(there, copy.id, 'f.xlsx', Readable.from([writeRows(table)]));
    const { settings, content } = await inspectImport(there, received.id);
    expect(settings).toMatchObject({ format: 'xlsx', preset: 'native' });
    expect(content).toMatchObject({ fresh: true, people: 2 });
    await startImport(there, received.id);
    await ingestImport(there, received.id, new AbortController().signal);
    expect(await getImport(there, received.id)).toMatchObject({ state: 'done', rejected: 0, notes: [] });
    expect(await exportedText(there, copy.id, { format: 'csv' })).toBe(csv);
  });

  it('leaves a project that has content of its own as it is, and says what is different', async () => {
    const { projectId, lead } = await twice();
    await test.db.project.update({ where: { id: projectId }, data: { goldRule: 'majority' } });
    await test.db.guideline.create({ data: { projectId, number: 1, text: 'theirs', clauses: [] } });
    const copy = await project(test.db);
    const there = await member(test.db, copy.id, 'lead');
    await sample(test.db, copy.id);
    await test.db.guideline.create({ data: { projectId: copy.id, number: 1, text: 'own', clauses: [] } });
    const { id: second } = await test.db.round.create({
      data: { projectId: copy.id, number: 2, kind: 'training', counts: false },
    });
    const file = await exportedText(lead, projectId);
    const received = await receiveImport(there, copy.id, 'f', Readable.from([Buffer.from(file)]));
    expect((await inspectImport(there, received.id)).content).toMatchObject({
      fresh: false,
      guidelines: 1,
      people: 2,
      rounds: [{ number: 1 }, { number: 2 }],
    });
    const { notes, rejected } = await importedText(there, copy.id, file);
    expect(rejected).toBe(0);
    expect(notes).toEqual([
      { code: 'settings_kept', about: ['goldRule'], count: 1 },
      { code: 'guideline_kept', about: ['1'], count: 1 },
      { code: 'round_renumbered', about: ['2 → 3'], count: 1 },
    ]);
    const again = await importedText(there, copy.id, file);
    expect(again).toMatchObject({ added: 0, rejected: 0 });
    expect(await test.db.project.findUnique({ where: { id: copy.id } })).toMatchObject({
      goldRule: 'unanimous',
    });
    expect(await test.db.annotation.count({ where: { roundId: second } })).toBe(0);
  });

  it('rejects an annotation that would change between vote and honeypot', async () => {
    const { projectId, lead, second } = await twice();
    const file = await exportedText(lead, projectId);
    await test.db.annotation.delete({ where: { id: second } });
    const { rejected, id } = await importedText(
      lead,
      projectId,
      file.replaceAll('"honeypot":true', '"honeypot":false'),
    );
    expect(rejected).toBe(1);
    const reject = await test.db.importReject.findFirstOrThrow({ where: { importId: id } });
    expect(reject.reason).toBe('honeypot_differs');
  });

  it('takes the published example as it stands', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    expect(await importedText(lead, id, nativeExampleText())).toMatchObject({
      added: 2,
      rejected: 0,
      notes: [],
    });
    expect(await importedText(lead, id, nativeExampleText())).toMatchObject({
      added: 0,
      same: 2,
      rejected: 0,
    });
    expect(await test.db.annotation.count({ where: { projectId: id, state: 'submitted' } })).toBe(3);
  });

  it('keeps a comment about a segment that no annotation holds any more', async () => {
    const { projectId, lead, sampleId } = await twice();
    const { id: segmentId } = await test.db.segment.findFirstOrThrow({
      where: { sampleId, text: 'The river is 120 km long.' },
    });
    await test.db.comment.updateMany({ where: { sampleId }, data: { segmentId } });
    await test.db.annotation.deleteMany({ where: { sampleId } });
    const copy = await project(test.db);
    const there = await member(test.db, copy.id, 'lead');
    expect(await importedText(there, copy.id, await exportedText(lead, projectId))).toMatchObject({
      state: 'done',
      rejected: 0,
      notes: [],
    });
    const comments = await test.db.comment.findMany({
      where: { projectId: copy.id },
      include: { segment: true },
    });
    expect(comments.map(({ segment }) => segment?.text)).toEqual(['The river is 120 km long.']);
  });

  it('goes with its project, people and all', async () => {
    const { projectId, lead } = await twice();
    const copy = await project(test.db, 'Gone');
    const there = await member(test.db, copy.id, 'lead');
    await importedText(there, copy.id, await exportedText(lead, projectId));
    expect(await test.db.user.count({ where: { importedIntoId: copy.id } })).toBe(2);
    await deleteProject(await person(test.db, 'owner'), copy.id, 'Gone');
    expect(await test.db.user.count({ where: { importedIntoId: copy.id } })).toBe(0);
  });
});

describe('names', () => {
  it('are pseudonyms for readers always and for others by the switch, the same ones each time', async () => {
    const { projectId, lead, bob } = await twice();
    const reader = await member(test.db, projectId, 'reader');
    const files = [
      await exportedText(reader, projectId, { pseudonyms: false }),
      await exportedText(lead, projectId, { pseudonyms: true }),
    ];
    expect(files[1]).toBe(files[0]);
    expect(files[0]).not.toContain('Bob Jones');
    expect(files[0]).toContain('"annotator":"annotator_1"');
    expect(files[0]).toContain('annotator_1 was here');
    await test.db.author.create({ data: { projectId, name: 'Abe', createdAt: new Date(0) } });
    expect(sampleLines(await exportedText(reader, projectId))).toEqual(sampleLines(files[0]!));
    expect(await exportedText(lead, projectId)).toContain('Bob Jones');
    expect(await exportedText(bob, projectId)).toContain('Bob Jones');
    const rows = await test.db.auditEvent.findMany({
      where: { projectId, action: 'export.download' },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ after }) => (after as { pseudonyms: boolean }).pseudonyms)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
    const outsider = await person(test.db);
    await expect(exportedText(outsider, projectId)).rejects.toMatchObject({ error: { code: 'not_found' } });
  });

  it('have one pseudonym each where two files are taken at once', async () => {
    const { projectId, lead } = await twice();
    const files = await Promise.all([1, 2, 3].map(() => exportedText(lead, projectId, { pseudonyms: true })));
    expect(new Set(files).size).toBe(1);
  });

  it('of somebody erased are gone from every project that took their work with a file', async () => {
    const owner = await person(test.db, 'owner');
    const { projectId, lead, bob } = await twice();
    await test.db.annotation.updateMany({ where: { projectId }, data: { note: '' } });
    const file = await exportedText(lead, projectId);
    const copies = [await project(test.db), await project(test.db)];
    const there = await member(test.db, copies[0]!.id, 'lead');
    await importedText(there, copies[0]!.id, file);
    // A copy of a copy is known too.
    const next = await member(test.db, copies[1]!.id, 'lead');
    await importedText(next, copies[1]!.id, await exportedText(there, copies[0]!.id));
    const bad = file.replaceAll('"quotes":["The', '"quotes":["No');
    await importedText(there, copies[0]!.id, bad);
    const { pseudonym } = await erasePerson(owner, bob.userId, `${bob.userId}@example.test`);
    for (const [id, ctx] of [
      [projectId, lead],
      [copies[0]!.id, there],
      [copies[1]!.id, next],
    ] as const) {
      const text = await exportedText(ctx, id);
      expect(text).not.toContain('Bob Jones');
      expect(text).toContain(pseudonym);
    }
    const rejects = await test.db.importReject.findMany({ where: { import: { projectId: copies[0]!.id } } });
    expect(JSON.stringify(rejects)).not.toContain('Bob Jones');
    const late = await project(test.db);
    const last = await member(test.db, late.id, 'lead');
    expect(await importedText(last, late.id, file)).toMatchObject({
      notes: [{ code: 'person_erased', about: [pseudonym], count: 1 }],
    });
    expect(await exportedText(last, late.id)).not.toContain('Bob Jones');
    expect((await firstRound(test.db, late.id)).id).toBeDefined();
  });
});
