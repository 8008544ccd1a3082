import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedSamples } from '@/lib/testing/actions/exported';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { parseListQuery } from '../query';
import { changeAdjudication } from './change-adjudication';
import { getAdjudication } from './get-adjudication';
import { listAdjudicationQueue } from './queue/list-adjudication-queue';

const test = testDatabase();

/** Two who agree and one who parts from them on the second segment, as they come from the queue. */
async function world() {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId);
  const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
  const hand = async (name: string, said: VoteLabel[]) => {
    const who = await member(test.db, projectId, 'annotator');
    await test.db.user.update({ where: { id: who.userId }, data: { name } });
    const annotationId = await vote({ ...who, db: test.db }, where, said);
    const { roundId } = await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } });
    const place = { projectId, sampleId, roundId: roundId!, userId: who.userId };
    await test.db.assignment.create({ data: { ...place, state: 'submitted' } });
    return annotationId;
  };
  await hand('Ann', ['consistent', 'consistent']);
  await hand('Bob', ['consistent', 'consistent']);
  const dissent = await hand('Cy', ['consistent', 'KCont']);
  const lead = await member(test.db, projectId, 'lead');
  const listed = async (state: string) => {
    const query = parseListQuery({ state });
    return (await listAdjudicationQueue(lead, projectId, query)).rows.length;
  };
  /** Where the gold of each unit comes from, as a file says. */
  const gold = async () => {
    const [record] = await exportedSamples(lead, projectId);
    return record!.gold?.units.map(({ origin }) => origin) ?? null;
  };
  const act = (change: object) =>
    changeAdjudication(lead, projectId, sampleId, { changeId: randomUUID(), ...change });
  return { projectId, sampleId, lead, dissent, hand, listed, gold, act };
}

describe('an annotation that was returned', () => {
  it('until it is submitted again: what the others agree on is not gold', async () => {
    const { lead, projectId, sampleId, dissent, listed, gold, act } = await world();
    expect([await listed('todo'), await listed('agreed'), await gold()]).toEqual([1, 0, ['agreed', null]]);
    await returnSample(lead, dissent, { version: 1, reason: 'look again' });
    expect([await listed('todo'), await listed('agreed'), await gold()]).toEqual([1, 0, null]);
    const { out, units } = await getAdjudication(lead, projectId, sampleId);
    expect(out).toEqual([{ name: 'Cy', returned: true }]);
    expect(units.map(({ agreed, disputed }) => [agreed, disputed])).toEqual([
      [false, false],
      [false, false],
    ]);
    await act({ kind: 'open' });
    await expect(act({ kind: 'submit', version: 1, acceptAgreed: true })).rejects.toMatchObject({
      error: { code: 'state', reason: 'label_undecided' },
    });

    await test.db.annotation.update({
      where: { id: dissent },
      data: { state: 'submitted', submittedAt: new Date(), returnReason: null },
    });
    await test.db.assignment.updateMany({
      where: { sampleId, state: 'claimed' },
      data: { state: 'submitted' },
    });
    const back = await getAdjudication(lead, projectId, sampleId);
    expect([back.out, back.units.map(({ agreed }) => agreed)]).toEqual([[], [true, false]]);
    expect(await gold()).toEqual(['agreed', null]);
  });

  it('its author no longer has the place: gold does not wait', async () => {
    const { lead, sampleId, dissent, gold, listed } = await world();
    await returnSample(lead, dissent, { version: 1, reason: 'look again' });
    expect(await listed('agreed')).toBe(0);
    await test.db.assignment.updateMany({
      where: { sampleId, state: 'claimed' },
      data: { state: 'reassigned' },
    });
    expect([await listed('agreed'), await gold()]).toEqual([1, ['agreed', 'agreed']]);
  });
});

describe('an annotation that comes late', () => {
  it('is named where the sample has been adjudicated meanwhile', async () => {
    const { lead, projectId, sampleId, dissent, hand, act } = await world();
    const { units } = await act({ kind: 'open' });
    await act({ kind: 'take', segmentId: units[1]!.id, version: 1, annotationId: dissent });
    expect((await act({ kind: 'submit', version: 1, acceptAgreed: true })).late).toEqual([]);
    await hand('Dee', ['Hallu', 'consistent']);
    expect((await getAdjudication(lead, projectId, sampleId)).late).toEqual(['Dee']);
  });
});
