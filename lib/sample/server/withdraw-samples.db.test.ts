import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { DEFAULT_SAMPLE_QUERY, filterOf } from '../query';
import type { SampleSelection } from '../selection';
import { reinstateSamples } from './reinstate-samples';
import { withdrawSample } from './withdraw-sample';
import { withdrawSamples } from './withdraw-samples';

const test = testDatabase();
const everything = filterOf(DEFAULT_SAMPLE_QUERY);
let projectId: string;
let lead: Ctx & { userId: string };
let ids: string[];
let foreign: string;

/** Four samples, the last one Chinese, and one of another project. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  ids = [];
  for (const language of ['en', 'en', 'en', 'zh'])
    ids.push((await sample(test.db, projectId, { language })).id);
  foreign = (await sample(test.db, (await project(test.db)).id)).id;
});

const some = (...chosen: string[]): SampleSelection => ({ kind: 'some', ids: chosen });
const withdrawn = async () =>
  (await test.db.sample.findMany({ where: { withdrawnAt: { not: null } }, orderBy: { ordinal: 'asc' } }))
    .filter((row) => row.projectId === projectId || row.id === foreign)
    .map(({ id }) => id);
const auditRows = () =>
  test.db.auditEvent.findMany({
    where: { projectId },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true, sampleId: true, objectType: true, before: true, after: true },
  });

describe('withdrawSamples', () => {
  it('withdraws those named, each with its row in the audit log, and leaves the withdrawn and the foreign', async () => {
    await withdrawSample(lead, projectId, ids[0]!, 'first');
    expect(await withdrawSamples(lead, projectId, some(ids[0]!, ids[1]!, foreign), ' cut off ')).toBe(1);
    expect(await withdrawn()).toEqual([ids[0], ids[1]]);
    const rows = await test.db.sample.findMany({ where: { id: { in: ids.slice(0, 2) } } });
    expect(rows.map(({ withdrawnReason }) => withdrawnReason).sort()).toEqual(['cut off', 'first']);
    expect((await auditRows()).slice(1)).toEqual([
      {
        action: 'sample.withdraw',
        actorId: lead.userId,
        sampleId: ids[1],
        objectType: 'sample',
        before: null,
        after: { reason: 'cut off' },
      },
    ]);
  });

  it('withdraws all that a filter finds but a few', async () => {
    const english = { ...everything, language: 'en' };
    expect(
      await withdrawSamples(lead, projectId, { kind: 'all', filter: english, except: [ids[1]!] }, 'bad'),
    ).toBe(2);
    expect(await withdrawn()).toEqual([ids[0], ids[2]]);
  });

  it('refuses a filter that it does not understand, an empty choice and an empty reason', async () => {
    const gone = { kind: 'all', filter: { ...everything, state: 'gone' }, except: [] } as unknown;
    await expect(withdrawSamples(lead, projectId, gone as SampleSelection, 'bad')).rejects.toThrow();
    await expect(withdrawSamples(lead, projectId, some(), 'bad')).rejects.toThrow();
    await expect(withdrawSamples(lead, projectId, some(ids[0]!), '  ')).rejects.toThrow();
    expect(await withdrawn()).toEqual([]);
  });

  it('anybody but a lead, or an archived project: refused', async () => {
    const all: SampleSelection = { kind: 'all', filter: everything, except: [] };
    for (const role of ['annotator', 'reader'] as const) {
      const other = await member(test.db, projectId, role);
      const refused = { error: { code: 'forbidden' } };
      await expect(withdrawSamples(other, projectId, all, 'bad')).rejects.toMatchObject(refused);
      await expect(reinstateSamples(other, projectId, all)).rejects.toMatchObject(refused);
    }
    const unknown = { error: { code: 'not_found', object: 'project' } };
    await expect(withdrawSamples(await person(test.db), projectId, all, 'bad')).rejects.toMatchObject(
      unknown,
    );
    await test.db.project.update({ where: { id: projectId }, data: { archivedAt: new Date() } });
    const archived = { error: { reason: 'project_archived' } };
    await expect(withdrawSamples(lead, projectId, all, 'bad')).rejects.toMatchObject(archived);
    expect(await withdrawn()).toEqual([]);
    expect(await auditRows()).toEqual([]);
  });

  it('withdraws a sample once when two leads do it at the same time', async () => {
    const other = await member(test.db, projectId, 'lead');
    const all: SampleSelection = { kind: 'all', filter: everything, except: [] };
    const counts = await Promise.all([
      withdrawSamples(lead, projectId, all, 'one'),
      withdrawSamples(other, projectId, all, 'two'),
    ]);
    expect(counts[0] + counts[1]).toBe(4);
    expect(await auditRows()).toHaveLength(4);
  });
});

describe('reinstateSamples', () => {
  it('takes back what was withdrawn, with the reason in the audit log', async () => {
    await withdrawSamples(lead, projectId, some(ids[0]!, ids[1]!), 'bad');
    const filter = { ...everything, state: 'withdrawn' as const };
    expect(await reinstateSamples(lead, projectId, { kind: 'all', filter, except: [ids[1]!] })).toBe(1);
    expect(await withdrawn()).toEqual([ids[1]]);
    expect((await auditRows()).at(-1)).toMatchObject({
      action: 'sample.reinstate',
      actorId: lead.userId,
      sampleId: ids[0],
      before: { reason: 'bad' },
      after: null,
    });
    expect(await reinstateSamples(lead, projectId, some(ids[0]!, foreign))).toBe(0);
  });
});
