import { describe, expect, it } from 'vitest';
import { recordAudit } from '@/lib/audit/record';
import { type Actor, anonymous, commandLineActor, inTx, jobActor } from '@/lib/auth/ctx';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import { getAdjudication } from '@/lib/adjudication/server/get-adjudication';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { parseAuditLogQuery } from '../query';
import { deleteProject } from '@/lib/project/server/delete-project';
import { listDeletedProjects } from './deleted-projects';
import { exportAuditLog } from './export-audit-log';
import { listAuditLog } from './list-audit-log';
import { listAuditLogFacets } from './list-audit-log-facets';
import { requireAuditScope } from './require-audit-scope';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();

async function world() {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const other = await member(test.db, projectId, 'annotator');
  const { id: sampleId } = await sample(test.db, projectId, { externalId: '=cmd()' });
  // All at one moment, so that only the key tells their order.
  await inTx(lead, async (tx) => {
    for (let n = 1; n <= 120; n++)
      await recordAudit(n % 3 === 0 ? { ...tx, actor: other.actor } : tx, {
        action: n % 2 === 0 ? 'label.set' : 'sample.claim',
        objectType: n % 2 === 0 ? 'label' : 'sample',
        objectId: String(n),
        projectId,
        sampleId: n % 5 === 0 ? sampleId : null,
        before: { version: n },
        after: { version: n + 1 },
      });
  });
  return { projectId, lead, other, sampleId };
}
const numbers = (rows: { object: { id: string } }[]) => rows.map(({ object }) => Number(object.id));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

describe('listAuditLog', () => {
  it('pages from the newest row on and back, without losing or repeating one', async () => {
    const { projectId, lead } = await world();
    const first = await listAuditLog(lead, projectId, parseAuditLogQuery({}));
    expect(numbers(first.rows)).toEqual(down(120, 71));
    expect(first).toMatchObject({ newer: false, older: true });
    const second = await listAuditLog(lead, projectId, parseAuditLogQuery({ before: first.rows.at(-1)!.id }));
    expect(numbers(second.rows)).toEqual(down(70, 21));
    const last = await listAuditLog(lead, projectId, parseAuditLogQuery({ before: second.rows.at(-1)!.id }));
    expect(numbers(last.rows)).toEqual(down(20, 1));
    expect(last).toMatchObject({ newer: true, older: false });
    const back = await listAuditLog(lead, projectId, parseAuditLogQuery({ after: last.rows[0]!.id }));
    expect(numbers(back.rows)).toEqual(down(70, 21));
    expect(back).toMatchObject({ newer: true, older: true });
  });

  it('filters by person, action, object, sample and day', async () => {
    const { projectId, lead, other } = await world();
    const found = async (filter: Record<string, string>) =>
      numbers((await listAuditLog(lead, projectId, parseAuditLogQuery({ size: '100', ...filter }))).rows);
    expect((await found({ person: other.userId })).length).toBe(40);
    expect(await found({ person: other.userId, action: 'label.set', sample: '=cmd()' })).toEqual([
      120, 90, 60, 30,
    ]);
    expect((await found({ object: 'sample' })).length).toBe(60);
    expect(await found({ sample: 'none of these' })).toEqual([]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect((await found({ from: '2020-01-01' })).length).toBe(100);
  });

  it('finds adjudications, which are annotations too, and names whose label was taken', async () => {
    const { id: projectId } = await project(test.db);
    const lead = await member(test.db, projectId, 'lead');
    const ann = await member(test.db, projectId, 'annotator');
    const { id: sampleId } = await sample(test.db, projectId);
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    await vote({ ...ann, db: test.db }, where, ['consistent', 'KCont']);
    await changeAdjudication(lead, projectId, sampleId, { kind: 'open' });
    const { raters, units } = await getAdjudication(lead, projectId, sampleId);
    const { annotationId, name } = raters[0]!;
    const [segmentId, changeId] = [units[1]!.id, crypto.randomUUID()];
    await changeAdjudication(lead, projectId, sampleId, {
      kind: 'take',
      changeId,
      segmentId,
      version: 1,
      annotationId,
    });
    const found = async (filter: Record<string, string>) =>
      (await listAuditLog(lead, projectId, parseAuditLogQuery(filter))).rows;
    expect(await found({ object: 'adjudication' })).toMatchObject([
      { action: 'adjudication.open', object: { type: 'annotation' } },
    ]);
    expect(await found({ object: 'adjudication', action: 'adjudication.submit' })).toEqual([]);
    expect(await found({ object: 'annotation', action: 'adjudication.open' })).toHaveLength(1);
    const [taken] = await found({ object: 'label', person: lead.userId });
    expect(taken!.changes).toContainEqual({ field: 'from', from: null, to: name });
  });

  it('says what changed, and who did it', async () => {
    const { projectId, lead } = await world();
    const { rows } = await listAuditLog(lead, projectId, parseAuditLogQuery({}));
    expect(rows[0]).toMatchObject({
      action: 'label.set',
      sample: { externalId: '=cmd()' },
      changes: [{ field: 'version', from: 120, to: 121 }],
    });
    expect(await listAuditLogFacets(lead, projectId)).toMatchObject({ people: { length: 2 } });
  });

  it('anybody but a lead, or without a project an owner: refused', async () => {
    const { projectId, other } = await world();
    const query = parseAuditLogQuery({});
    await expect(listAuditLog(other, projectId, query)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    const outsider = await person(test.db);
    await expect(listAuditLog(outsider, projectId, query)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    await expect(listAuditLog(outsider, null, query)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const owner = await person(test.db, 'owner');
    await inTx(owner, (tx) =>
      recordAudit(tx, { action: 'user.enable', objectType: 'user', objectId: outsider.userId }),
    );
    const { rows } = await listAuditLog(owner, null, query);
    expect(rows).toMatchObject([
      { action: 'user.enable', actor: { kind: 'user', person: { id: owner.userId } } },
    ]);
    expect(rows[0]!.subject).toMatch(/^Person /);
  });
});

describe('who acted', () => {
  const asEach = async () => {
    const { id: projectId } = await project(test.db);
    const lead = await member(test.db, projectId, 'lead');
    const { userId, role } = lead.actor as { userId: string; role: 'member' };
    const token: Actor = { kind: 'token', tokenId: 'token 1', scopes: [], projectId: null, userId, role };
    const actors = [lead.actor, token, jobActor('leases'), commandLineActor, anonymous];
    const kinds = actors.map(({ kind }) => kind);
    for (const actor of actors)
      await inTx({ ...lead, actor }, (tx) =>
        recordAudit(tx, { projectId, action: 'sample.lapse', objectType: 'sample', objectId: actor.kind }),
      );
    return { projectId, lead, kinds };
  };

  it('each kind of actor: a row says which, of a job and a token also which one, and of a token whose', async () => {
    const { projectId, lead } = await asEach();
    const { rows } = await listAuditLog(lead, projectId, parseAuditLogQuery({}));
    const somebody = { id: lead.userId };
    expect(rows.map(({ actor }) => actor).reverse()).toMatchObject([
      { kind: 'user', person: somebody, via: null },
      { kind: 'token', person: somebody, via: 'token 1' },
      { kind: 'job', person: null, via: 'leases' },
      { kind: 'command_line', person: null, via: null },
      { kind: 'anonymous', person: null, via: null },
    ]);
  });

  it('a filter by kind: finds the rows of that kind alone', async () => {
    const { projectId, lead, kinds } = await asEach();
    for (const kind of kinds) {
      const { rows } = await listAuditLog(lead, projectId, parseAuditLogQuery({ kind }));
      expect(rows.map(({ object }) => object.id)).toEqual([kind]);
    }
  });
});

describe('exportAuditLog', () => {
  it('writes every row that passes the filters, exactly and safely, and records that it was taken', async () => {
    const { projectId, lead } = await world();
    const filter = {
      person: null,
      kind: null,
      action: 'label.set',
      object: null,
      sample: null,
      from: null,
      to: null,
    } as const;
    const jsonl = await exportAuditLog(lead, projectId, { ...filter, format: 'jsonl' });
    const lines = (await textOf(jsonl.bytes))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines.length).toBe(60);
    expect(lines[0]).toMatchObject({
      object_id: '120',
      actor_kind: 'user',
      actor_via: null,
      sample_id: '=cmd()',
      after: { version: 121 },
    });
    const csv = await exportAuditLog(lead, projectId, { ...filter, format: 'csv' });
    const text = await textOf(csv.bytes);
    expect(text.split('\r\n').length).toBe(62);
    expect(text).toContain(",'=cmd(),");
    const rows = await test.db.auditEvent.findMany({ where: { projectId, action: 'audit_log.export' } });
    expect(rows.map(({ after }) => after)).toEqual([
      { format: 'jsonl', action: 'label.set' },
      { format: 'csv', action: 'label.set' },
    ]);
  });
});

describe('the row of a split', () => {
  it('has the texts of the segments, no ids', async () => {
    const { projectId, lead, sampleId } = await world();
    const texts = ['Long and blue.', 'Long', 'and blue.'];
    const made = await test.db.segment.createManyAndReturn({
      data: texts.map((text) => ({ sampleId, text, spans: [] })),
      select: { id: true },
    });
    const [whole = '', ...halves] = made.map(({ id }) => id);
    await inTx(lead, (tx) =>
      recordAudit(tx, {
        action: 'segment.split',
        objectType: 'annotation',
        objectId: 'none',
        projectId,
        sampleId,
        before: { segmentationId: whole, segmentIds: [whole] },
        after: { segmentationId: whole, segmentIds: halves, at: 4 },
      }),
    );
    const { rows } = await listAuditLog(lead, projectId, parseAuditLogQuery({ action: 'segment.split' }));
    expect(rows[0]!.changes).toEqual([
      {
        field: 'segmentIds',
        from: '[{"quote":"Long and blue."}]',
        to: '[{"quote":"Long"},{"quote":"and blue."}]',
      },
      { field: 'at', from: null, to: 4 },
    ]);
  });
});

describe('a deleted project', () => {
  it('its audit log: read by owners under its name, by nobody who led it', async () => {
    const { projectId, lead, sampleId } = await world();
    const { name } = await test.db.project.findUniqueOrThrow({ where: { id: projectId } });
    const owner = await person(test.db, 'owner');
    await deleteProject(owner, projectId, name);
    const all = parseAuditLogQuery({ size: '100' });
    const { rows } = await listAuditLog(owner, projectId, all);
    expect(rows[0]).toMatchObject({ action: 'project.delete', actor: { person: { id: owner.userId } } });
    expect(numbers(rows.slice(1))).toEqual(down(120, 22));
    expect(await test.db.sample.count({ where: { id: sampleId } })).toBe(0);
    expect(await requireAuditScope(owner, projectId)).toEqual({ name, deletedAt: expect.any(Date) as Date });
    expect(await listDeletedProjects(owner)).toContainEqual({
      id: projectId,
      name,
      at: expect.any(Date) as Date,
    });
    const gone = { error: { code: 'not_found', object: 'project' } };
    await expect(listAuditLog(lead, projectId, all)).rejects.toMatchObject(gone);
    await expect(listAuditLogFacets(lead, projectId)).rejects.toMatchObject(gone);
    await expect(listDeletedProjects(lead)).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });
});
