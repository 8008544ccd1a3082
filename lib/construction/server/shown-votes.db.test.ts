import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import { sortRounds } from '@/lib/round/server/places/sort-rounds';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { roundOf } from '@/lib/testing/database/round';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { constructedSample, judgeSays, type SegmentSaid } from '@/lib/testing/judge/constructed-sample';
import { sourceFiles } from '@/lib/testing/source-files';
import { getConstruction } from './get-construction';
import { listConstructed } from './list-constructed';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});

/** Sentences at [0, 23) and [24, 42), with another number in place of 40. */
const make = (number: string) =>
  constructedSample(test.db, projectId, {
    source: 'The kiln holds 40 pots. It cools in a day.',
    changes: [[15, '40', number]],
  });
const said = (first: SegmentSaid[2]): SegmentSaid[] => [
  [0, 23, first],
  [24, 42, 'consistent'],
];
const list = (ctx = lead) => listConstructed(ctx, projectId, { recipe: 'number', page: 1 });

describe('what judges say', () => {
  it('on the list of a recipe: stands beside each sample for leads, and annotators and readers are refused', async () => {
    const judged = await make('70');
    const unjudged = await make('80');
    await judgeSays(test.db, projectId, judged, said('KCont'), 'one');
    await judgeSays(test.db, projectId, judged, said('consistent'), 'two');
    const one = { n: 1, of: 1 };
    const { samples } = await list();
    expect(samples.map(({ id, votes }) => [id, votes])).toEqual([
      [unjudged.id, null],
      [judged.id, { intended: 'inconsistent', error: { n: 1, of: 2 }, type: one, place: one }],
    ]);
    const { recipes } = await getConstruction(lead, projectId);
    expect(recipes.map(({ recipe, judges }) => [recipe, judges])).toEqual([['number', { n: 1, of: 2 }]]);
    for (const role of ['annotator', 'reader'] as const)
      await expect(list(await member(test.db, projectId, role))).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
  });

  it('gold and agreement are the same before and after judges vote against them and a queue follows', async () => {
    const made = await make('70');
    const cut = { projectId, sampleId: made.id, ...(await cutAt(test.db, made.id, 24)) };
    for (let n = 0; n < 2; n += 1) {
      const ann = await member(test.db, projectId, 'annotator');
      await vote({ ...ann, db: test.db }, cut, ['KCont', 'consistent']);
    }
    const people = async () => {
      await refreshGold(lead, projectId, { chunks: Infinity });
      await refreshSampleAgreement(lead, projectId, { chunks: Infinity });
      const where = { sampleId: made.id };
      const { goldVerdict, goldOrigin, goldTypes, goldFailed } =
        await test.db.sampleProgress.findUniqueOrThrow({ where });
      const agreements = await test.db.sampleAgreement.findMany({
        where,
        select: {
          verdicts: true,
          agreement: true,
          kind: true,
          comparable: true,
          pivotal: true,
          raters: true,
        },
      });
      return { gold: { goldVerdict, goldOrigin, goldTypes, goldFailed }, agreements };
    };
    const before = await people();
    expect(before).toMatchObject({
      gold: { goldVerdict: 'inconsistent', goldTypes: ['KCont'] },
      agreements: [{ verdicts: ['inconsistent', 'inconsistent'] }],
    });
    for (const judge of ['one', 'two', 'three'])
      await judgeSays(test.db, projectId, made, said('consistent'), judge);
    await createRound(lead, projectId, roundOf({ order: 'construction_doubt', kind: 'reannotation' }));
    await sortRounds(lead, projectId);
    expect((await list()).samples[0]!.votes).toMatchObject({ error: { n: 0, of: 3 } });
    expect(await people()).toEqual(before);
  });

  it('is read by the queue and by what leads see of constructed samples, and nowhere else', () => {
    const readers = ['app', 'components', 'lib', 'scripts']
      .flatMap(sourceFiles)
      .filter((file) => !file.includes('.test.'))
      .filter((file) => /face4rag_construction_votes\(/.test(fs.readFileSync(file, 'utf8')));
    expect(readers).toEqual([
      'lib/construction/server/load-construction-votes.ts',
      'lib/round/server/places/sort-queue.ts',
    ]);
  });
});
