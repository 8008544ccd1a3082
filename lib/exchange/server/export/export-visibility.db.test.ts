import { describe, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedSamples } from '@/lib/testing/actions/exported';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import type { SampleRecord } from '../../contents/native/record';

const test = testDatabase();

const taken = exportedSamples;

describe('an export', () => {
  it("holds an annotator's own annotations, and the methods' that are not kept from them", async () => {
    const { id } = await project(test.db);
    const ids = [(await sample(test.db, id)).id, (await sample(test.db, id)).id];
    await test.db.sample.updateMany({
      where: { projectId: id },
      data: { coarseLabel: 'inconsistent', coarseType: 'KConc', metadata: { said: 'bad' } },
    });
    await methodPrediction(test.db, id, ids);
    const [annotator, peer] = [
      await member(test.db, id, 'annotator'),
      await member(test.db, id, 'annotator'),
    ];
    await claimSample(annotator, id);
    await test.db.project.update({ where: { id }, data: { exposurePolicy: 'reveal' } });
    await claimSample(peer, id);

    const told = (records: SampleRecord[]) =>
      records.map(({ annotations, label, error_type, metadata }) => [
        annotations.map(({ source }) => source),
        ...[label, error_type, metadata],
      ]);
    const bad = ['inconsistent', 'KConc', { said: 'bad' }];
    expect(told(await taken(annotator, id))).toEqual([
      [['method', 'annotator'], ...bad],
      [[], null, null, {}],
    ]);
    expect(told(await taken(peer, id))).toEqual([
      [[], null, null, {}],
      [['annotator'], null, null, {}],
    ]);
    const everything = [
      [['method', 'annotator'], ...bad],
      [['method', 'annotator'], ...bad],
    ];
    for (const role of ['lead', 'reader'] as const)
      expect(told(await taken(await member(test.db, id, role), id))).toEqual(everything);
  });
});
