import { describe, expect, it } from 'vitest';
import { recordAudit } from '@/lib/audit/record';
import { inTx } from '@/lib/auth/ctx';
import { changeSettlement } from '@/lib/adjudication/server/change-settlement';
import { getSettlement } from '@/lib/adjudication/server/get-settlement';
import { member, person, project, sample } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { cutAt, vote } from '@/lib/testing/votes';
import { parseTrailQuery } from '../query';
import { exportTrail } from './export-trail';
import { listTrail } from './list-trail';
import { listTrailFacets } from './list-trail-facets';

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

describe('listTrail', () => {
  it('pages from the newest row on and back, without losing or repeating one', async () => {
    const { projectId, lead } = await world();
    const first = await listTrail(lead, projectId, parseTrailQuery({}));
    expect(numbers(first.rows)).toEqual(down(120, 71));
    expect(first).toMatchObject({ newer: false, older: true });
    const second = await listTrail(lead, projectId, parseTrailQuery({ before: first.rows.at(-1)!.id }));
    expect(numbers(second.rows)).toEqual(down(70, 21));
    const last = await listTrail(lead, projectId, parseTrailQuery({ before: second.rows.at(-1)!.id }));
    expect(numbers(last.rows)).toEqual(down(20, 1));
    expect(last).toMatchObject({ newer: true, older: false });
    const back = await listTrail(lead, projectId, parseTrailQuery({ after: last.rows[0]!.id }));
    expect(numbers(back.rows)).toEqual(down(70, 21));
    expect(back).toMatchObject({ newer: true, older: true });
  });

  it('filters by person, action, object, sample and day', async () => {
    const { projectId, lead, other } = await world();
    const found = async (filter: Record<string, string>) =>
      numbers((await listTrail(lead, projectId, parseTrailQuery({ size: '100', ...filter }))).rows);
    expect((await found({ person: other.userId })).length).toBe(40);
    expect(await found({ person: other.userId, action: 'label.set', sample: '=cmd()' })).toEqual([
      120, 90, 60, 30,
    ]);
    expect((await found({ object: 'sample' })).length).toBe(60);
    expect(await found({ sample: 'none of these' })).toEqual([]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect((await found({ from: '2020-01-01' })).length).toBe(100);
  });

  it('finds settlements, which are annotations too, and names whose label was taken', async () => {
    const { id: projectId } = await project(test.db);
    const lead = await member(test.db, projectId, 'lead');
    const ann = await member(test.db, projectId, 'annotator');
    const { id: sampleId } = await sample(test.db, projectId);
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    await vote({ ...ann, db: test.db }, where, ['consistent', 'KCont']);
    await changeSettlement(lead, projectId, sampleId, { kind: 'open' });
    const { raters, units } = await getSettlement(lead, projectId, sampleId);
    const { annotationId, name } = raters[0]!;
    const [segmentId, changeId] = [units[1]!.id, crypto.randomUUID()];
    await changeSettlement(lead, projectId, sampleId, {
      ...{ kind: 'take', changeId, segmentId, version: 1, annotationId },
    });
    const found = async (filter: Record<string, string>) =>
      (await listTrail(lead, projectId, parseTrailQuery(filter))).rows;
    expect(await found({ object: 'settlement' })).toMatchObject([
      { action: 'settlement.open', object: { type: 'annotation' } },
    ]);
    expect(await found({ object: 'settlement', action: 'settlement.settle' })).toEqual([]);
    expect(await found({ object: 'annotation', action: 'settlement.open' })).toHaveLength(1);
    const [taken] = await found({ object: 'label', person: lead.userId });
    expect(taken!.changes).toContainEqual({ field: 'from', from: null, to: name });
  });

  it('says what changed, and who did it', async () => {
    const { projectId, lead } = await world();
    const { rows } = await listTrail(lead, projectId, parseTrailQuery({}));
    expect(rows[0]).toMatchObject({
      action: 'label.set',
      sample: { externalId: '=cmd()' },
      changes: [{ field: 'version', from: 120, to: 121 }],
    });
    expect(await listTrailFacets(lead, projectId)).toMatchObject({ people: { length: 2 } });
  });

  it('is for leads of the project, and for owners alone where no project is', async () => {
    const { projectId, other } = await world();
    const query = parseTrailQuery({});
    await expect(listTrail(other, projectId, query)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const stranger = await person(test.db);
    await expect(listTrail(stranger, projectId, query)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    await expect(listTrail(stranger, null, query)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const owner = await person(test.db, 'owner');
    await inTx(owner, (tx) =>
      recordAudit(tx, { action: 'user.enable', objectType: 'user', objectId: stranger.userId }),
    );
    const { rows } = await listTrail(owner, null, query);
    expect(rows).toMatchObject([{ action: 'user.enable', actor: { id: owner.userId } }]);
    expect(rows[0]!.subject).toMatch(/^Person /);
  });
});

describe('exportTrail', () => {
  const taken = async (pieces: AsyncGenerator<string>) => {
    const parts: string[] = [];
    for await (const piece of pieces) parts.push(piece);
    return parts.join('');
  };

  it('writes every row that passes the filters, exactly and safely, and records that it was taken', async () => {
    const { projectId, lead } = await world();
    const filter = {
      person: null,
      action: 'label.set',
      object: null,
      sample: null,
      from: null,
      to: null,
    } as const;
    const jsonl = await exportTrail(lead, projectId, { ...filter, format: 'jsonl' });
    const lines = (await taken(jsonl.pieces))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines.length).toBe(60);
    expect(lines[0]).toMatchObject({ object_id: '120', sample_id: '=cmd()', after: { version: 121 } });
    const csv = await exportTrail(lead, projectId, { ...filter, format: 'csv' });
    const text = await taken(csv.pieces);
    expect(text.split('\r\n').length).toBe(62);
    expect(text).toContain(",'=cmd(),");
    const rows = await test.db.auditEvent.findMany({ where: { projectId, action: 'trail.take' } });
    expect(rows.map(({ after }) => after)).toEqual([
      { format: 'jsonl', action: 'label.set' },
      { format: 'csv', action: 'label.set' },
    ]);
  });
});
