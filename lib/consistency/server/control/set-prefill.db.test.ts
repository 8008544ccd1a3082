import { beforeEach, describe, expect, it } from 'vitest';
import { findPrediction } from '@/lib/annotation/server/predictions/find-prediction';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { commandLineActor } from '@/lib/auth/ctx';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { sampleQuerySchema } from '@/lib/sample/query';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import type { Method } from '../../method';
import { runMethod } from '../run-method';
import { getPrefill } from './get-prefill';
import { setPrefill } from './set-prefill';
import { startRun } from './start-run';

const test = testDatabase();
let projectId: string;
let sampleIds: string[];
let lead: Awaited<ReturnType<typeof member>>;

/** Judges every stretch of RIVER by its parameter alone. */
const judge: Method = {
  id: 'judge',
  version: '1',
  judges: () => ['fact'],
  needsEndpoint: false,
  defaults: {},
  parse: (params) => params,
  read: async (_, params) => ({
    segments: RIVER.map((segment) => ({
      ...segment,
      fact: (params as { says: 'consistent' | 'inconsistent' }).says,
      errorType: null,
    })),
  }),
};

async function run(says: 'consistent' | 'inconsistent', only?: string[]): Promise<string> {
  const { id } = await startRun(lead, projectId, { method: 'judge', params: { says } }, [judge]);
  if (only) await test.db.run.update({ where: { id }, data: { sampleIds: only } });
  await runMethod({ actor: commandLineActor, db: test.db }, id, new AbortController().signal, [judge]);
  return id;
}

const WHOLE_ANSWER = { method: 'whole-answer', judges: ['fact' as const] };

const stored = async () => {
  const rows = await test.db.annotation.findMany({
    where: { projectId, source: 'method' },
    orderBy: [{ createdAt: 'asc' }, { sampleId: 'asc' }],
    select: { runId: true, superseded: true, prefills: true },
  });
  return rows;
};
/** Runs whose predictions pre-fill, one for each sample that is. */
const prefilling = async () => (await stored()).filter(({ prefills }) => prefills).map(({ runId }) => runId);

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  sampleIds = [(await sample(test.db, projectId)).id, (await sample(test.db, projectId)).id];
  lead = await member(test.db, projectId, 'lead');
});

describe('predictions', () => {
  it('of other parameters stay beside each other, and the latest pre-fills', async () => {
    const kind = await run('consistent');
    const strict = await run('inconsistent');
    expect(await stored()).toEqual([
      ...[kind, kind].map((runId) => ({ runId, superseded: false, prefills: false })),
      ...[strict, strict].map((runId) => ({ runId, superseded: false, prefills: true })),
    ]);
  });

  it('of the same method, model and parameters supersede each other, whichever pre-fills', async () => {
    const first = await run('consistent');
    await run('inconsistent');
    const again = await run('consistent');
    const rows = await stored();
    expect(rows.filter(({ runId }) => runId === first)).toEqual(
      [first, first].map((runId) => ({ runId, superseded: true, prefills: false })),
    );
    expect(await prefilling()).toEqual([again, again]);
  });

  it('of a method whose statements are words of its own never pre-fill, and cannot be chosen to', async () => {
    const kind = await run('consistent');
    const { runId } = await methodPrediction(test.db, projectId, sampleIds, RIVER, WHOLE_ANSWER);
    expect(await prefilling()).toEqual([kind, kind]);
    const { options } = await getPrefill(lead, projectId);
    expect(options.map((option) => option.runId)).toEqual([kind]);
    await expect(setPrefill(lead, projectId, runId)).rejects.toMatchObject({ error: { code: 'not_found' } });
    expect(await prefilling()).toEqual([kind, kind]);
  });
});

describe('setPrefill', () => {
  it('has drafts, lists and counts go by the chosen method, model and parameters', async () => {
    const kind = await run('consistent');
    await run('inconsistent');
    const verdicts = async () => {
      const { rows } = await listSamples(lead, projectId, sampleQuerySchema.parse({}));
      return rows.map(({ machine }) => machine?.verdict);
    };
    expect(await verdicts()).toEqual(['inconsistent', 'inconsistent']);
    await setPrefill(lead, projectId, kind);
    expect(await prefilling()).toEqual([kind, kind]);
    expect(await verdicts()).toEqual(['consistent', 'consistent']);
    expect((await findPrediction(test.db, sampleIds[0]!))!.segments[0]!.machine!.fact).toBe('consistent');
    await setPrefill(lead, projectId, null);
    expect(await verdicts()).toEqual(['inconsistent', 'inconsistent']);
  });

  it('holds for what comes later: another’s prediction pre-fills nothing, a newer one of the chosen does', async () => {
    const kind = await run('consistent', [sampleIds[0]!]);
    await setPrefill(lead, projectId, kind);
    await run('inconsistent');
    expect(await prefilling()).toEqual([kind]);
    expect(await findPrediction(test.db, sampleIds[1]!)).toBeNull();
    const again = await run('consistent');
    expect(await prefilling()).toEqual([again, again]);
    expect(await getPrefill(lead, projectId)).toMatchObject({
      runId: again,
      options: [
        { runId: again, params: { says: 'consistent' }, samples: 2 },
        { params: { says: 'inconsistent' }, samples: 2 },
      ],
    });
  });

  it('leaves drafts that people have opened as they are', async () => {
    const kind = await run('consistent');
    await run('inconsistent');
    const ann = await member(test.db, projectId, 'annotator');
    const claim = await claimSample(ann, projectId);
    const before = await test.db.annotation.findUniqueOrThrow({ where: { id: claim!.annotationId } });
    await setPrefill(lead, projectId, kind);
    const after = await test.db.annotation.findUniqueOrThrow({ where: { id: claim!.annotationId } });
    expect(after).toEqual(before);
  });

  it('marks agreement with the method as stale only where the method’s current prediction has changed', async () => {
    const kind = await run('consistent');
    await run('inconsistent');
    const marks = () => test.db.staleAgreement.count({ where: { projectId } });
    const before = await marks();
    await setPrefill(lead, projectId, kind);
    expect(await marks()).toBe(before);
  });

  it('is one after another with a run that stores: each sample has one prediction that pre-fills', async () => {
    const kind = await run('consistent');
    await Promise.all([run('inconsistent'), setPrefill(lead, projectId, kind)]);
    expect(await prefilling()).toEqual([kind, kind]);
    await Promise.all([run('inconsistent'), setPrefill(lead, projectId, null)]);
    expect(new Set(await prefilling()).size).toBe(1);
    expect(await prefilling()).toHaveLength(2);
  });

  it('is in the audit log, by what judged', async () => {
    const kind = await run('consistent');
    await setPrefill(lead, projectId, kind);
    const rows = await test.db.auditEvent.findMany({ where: { projectId, action: 'project.prefill' } });
    expect(rows).toMatchObject([
      {
        actorId: lead.userId,
        before: { method: null },
        after: { method: 'judge', version: '1', model: null, params: { says: 'consistent' } },
      },
    ]);
  });

  it('is a lead’s, of a run of the same project', async () => {
    const kind = await run('consistent');
    for (const role of ['annotator', 'reader'] as const) {
      const other = await member(test.db, projectId, role);
      await expect(setPrefill(other, projectId, kind)).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
      await expect(getPrefill(other, projectId)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    }
    await expect(setPrefill(await person(test.db), projectId, kind)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    const { id: elsewhere } = await project(test.db);
    const there = await member(test.db, elsewhere, 'lead');
    await expect(setPrefill(there, elsewhere, kind)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'run' },
    });
  });
});
