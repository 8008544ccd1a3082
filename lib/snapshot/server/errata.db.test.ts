import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { importedText } from '@/lib/testing/actions/exported';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { author } from '@/lib/testing/database/rater-annotation';
import { roundOf } from '@/lib/testing/database/round';
import { cutAt, vote, type VoteLabel } from '@/lib/testing/database/votes';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { textOf } from '@/lib/testing/text-of';
import { comparisonQuerySchema } from '../comparison-view-schema';
import { snapshotOrderSchema } from '../order';
import { snapshotFileSchema } from '../snapshot-file';
import { compareSnapshots } from './compare-snapshots';
import { createSnapshot } from './create-snapshot';
import { exportSnapshot } from './export-snapshot';
import { getSnapshot } from './get-snapshot';
import { listCorrections } from './list-corrections';
import { listReleasedSources } from './list-released-sources';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

/** Samples with a released label of the whole answer, and what a judge says of each. */
async function released(...labels: ('consistent' | 'inconsistent')[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, coarseLabel] of labels.entries()) {
    const { id } = await sample(test.db, projectId, { externalId: `s${at}` });
    await test.db.sample.update({ where: { id }, data: { coarseLabel } });
    await methodPrediction(test.db, projectId, [id], RIVER); // inconsistent
    ids.push(id);
  }
  return ids;
}

async function says(sampleId: string, ...said: VoteLabel[]): Promise<void> {
  const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  const cut = await cutAt(test.db, sampleId, ...(said.length === 2 ? [26] : []));
  await vote(annotator, { projectId, sampleId, ...cut }, said);
}

const made = (order: object) => madeSnapshot({ ...lead, actor: commandLineActor }, projectId, order);

describe('errata of released labels', () => {
  it('suspects come first in a round where methods and labels differ', async () => {
    const ids = await released('inconsistent', 'consistent', 'inconsistent', 'consistent');
    const { id } = await createRound(lead, projectId, roundOf({ order: 'judge_human', randomShare: 0 }));
    const queue = await test.db.roundSample.findMany({
      where: { roundId: id },
      orderBy: { queueKey: 'asc' },
    });
    expect(queue.map(({ sampleId }) => ids.indexOf(sampleId))).toEqual([1, 3, 0, 2]);
  });

  it('a suspect is corrected, a drawn one confirmed: figures, estimates, the list and the lines of the snapshot', async () => {
    const ids = await released('consistent', 'inconsistent', 'inconsistent');
    const round = await createRound(lead, projectId, roundOf({ order: 'random' }));
    expect(round).toMatchObject({ id: expect.any(String) });
    await says(ids[0]!, 'consistent', 'KCont');
    await says(ids[1]!, 'consistent', 'KCont');
    const id = await made({ released: 'labels' });
    const { manifest, released: of } = await getSnapshot(lead, projectId, id);
    expect(of).toBe('labels');
    expect(manifest!.errata).toMatchObject({
      ...{ released: 'labels', samples: 3, corrected: { inconsistent: 1, consistent: 0 } },
      outcomes: { confirmed: 1, corrected: 1, open: 0, unreviewed: 1 },
      strata: [
        { name: 'suspect', samples: 1, reviewed: 1, errors: 1 },
        { name: 'other', samples: 2, reviewed: 1, errors: 0, drawn: 1, drawnErrors: 0 },
      ],
      releasedErrors: { value: 1 / 3 },
      // One of the two others is not reviewed: it is right or wrong.
      remainingErrors: { value: 0, low: 0, high: 1 / 3 },
    });
    expect(manifest!.tables).toContainEqual({ table: 'errata', split: '', rows: 3 });
    const { total, samples } = await listCorrections(lead, projectId, id, { page: 1 });
    expect({ total, samples }).toMatchObject({
      total: 1,
      samples: [{ externalId: 's0', verdict: { before: 'consistent', after: 'inconsistent' } }],
    });
    const { bytes } = await exportSnapshot(lead, projectId, id, snapshotFileSchema.parse({}));
    const lines = (await textOf(bytes)).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { erratum: object }).erratum)).toMatchObject([
      { outcome: 'corrected', doubted_by: [{ method: 'offline' }] },
      { outcome: 'confirmed' },
      { outcome: 'unreviewed' },
    ]);
  });

  it('the lines of a snapshot with errata: are of the native format, and come into a fresh project', async () => {
    const [first] = await released('consistent', 'inconsistent');
    await says(first!, 'consistent', 'KCont');
    const id = await made({ released: 'labels', content: 'annotations' });
    const { bytes } = await exportSnapshot(lead, projectId, id, snapshotFileSchema.parse({}));
    const text = await textOf(bytes);
    expect(JSON.parse(text.slice(0, text.indexOf('\n')))).toHaveProperty('erratum.outcome', 'corrected');
    const fresh = (await project(test.db)).id;
    const other = await member(test.db, fresh, 'lead');
    expect(await importedText(other, fresh, text)).toMatchObject({ added: 2, rejected: 0 });
  });

  it('another judge predicted in between: the snapshots differ in predictions alone', async () => {
    const ids = await released('consistent', 'consistent');
    await made({ released: 'labels' });
    await methodPrediction(test.db, projectId, [ids[1]!], RIVER, { method: 'felm', judges: ['fact'] });
    await made({ released: 'labels' });
    const query = comparisonQuerySchema.parse({ with: '1', kind: 'predictions' });
    expect(await compareSnapshots(lead, projectId, '2', query)).toMatchObject({
      ...{ same: 1, changed: 0, predictions: 1 },
      samples: [{ externalId: 's1', segments: [], fields: ['erratum.doubted_by'] }],
    });
  });

  it("an author's labels of segments: held against what others say, under a pseudonym", async () => {
    const { id: sampleId } = await sample(test.db, projectId, { externalId: 'a' });
    const paper = await author(test.db, projectId, 'The paper');
    await says(sampleId, 'consistent', 'consistent');
    await test.db.annotation.updateMany({ where: { sampleId }, data: { authorId: paper, state: 'draft' } });
    await says(sampleId, 'consistent', 'KCont');
    expect(await listReleasedSources(lead, projectId)).toEqual({
      ...{ authors: [{ id: paper, name: 'The paper' }], labels: false },
    });
    const id = await made({ released: paper });
    const { manifest } = await getSnapshot(lead, projectId, id);
    expect(manifest!.errata).toMatchObject({
      ...{ released: expect.stringMatching(/^annotator_\d+$/), samples: 1, segments: 1 },
      outcomes: { corrected: 1 },
    });
    const { samples } = await listCorrections(lead, projectId, id, { page: 1 });
    expect(samples[0]!.segments).toMatchObject([
      { text: 'It rises in a lake.', before: { verdict: 'consistent' }, after: { errorType: 'KCont' } },
    ]);
  });

  it('a snapshot without released labels: tells no errata', async () => {
    await released('consistent');
    const id = await made({});
    const { manifest } = await getSnapshot(lead, projectId, id);
    expect(manifest!.errata).toBeUndefined();
    expect((await listCorrections(lead, projectId, id, { page: 1 })).total).toBe(0);
  });

  it('an author of another project, an annotator, a stranger: refused', async () => {
    const other = await project(test.db);
    const strange = await author(test.db, other.id, 'Somebody');
    await released('consistent');
    const order = snapshotOrderSchema.parse({ reason: 'x', released: strange });
    await expect(createSnapshot(lead, projectId, order)).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'released' }] },
    });
    const id = await made({ released: 'labels' });
    const annotator = await member(test.db, projectId, 'annotator');
    await expect(listCorrections(annotator, projectId, id, { page: 1 })).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(listReleasedSources(annotator, projectId)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(listCorrections(await person(test.db), projectId, id, { page: 1 })).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
