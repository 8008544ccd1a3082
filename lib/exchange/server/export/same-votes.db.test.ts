import type { Ask } from '@/lib/db/pages-ahead';
import { describe, expect, it } from 'vitest';
import { loadVotes } from '@/lib/adjudication/server/load-votes';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import { randomIndices } from '@/lib/agreement/statistics/prng';
import { commandLineActor } from '@/lib/auth/ctx';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { author, raterAnnotation } from '@/lib/testing/database/rater-annotation';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { contributorsOf } from '../../contents/gold/gold-record';
import { loadExportedAnnotations } from './load-annotations';

const test = testDatabase();
const system = () => ({ actor: commandLineActor, db: test.db });
const ask: Ask = (statement) => test.db.$queryRaw(statement);

interface Voted {
  authorId: string | null;
  submittedAt: string;
}
const key = ({ authorId, submittedAt }: Voted) => `${authorId} ${submittedAt}`;

/** Of each sample, whose annotations from when agreement, gold on the screens, and gold in files are made of. */
async function usedBy(projectId: string) {
  await refreshSampleAgreement(system(), projectId, { chunks: Infinity });
  const samples = await test.db.sample.findMany({
    where: { projectId },
    select: { id: true, withdrawnAt: true },
  });
  const ids = samples.map(({ id }) => id);
  const current = await test.db.sampleAgreement.findMany({ where: { projectId, current: true } });
  const onScreens = await loadVotes(test.db, ids);
  const inFiles = await loadExportedAnnotations(ask, ids, 'people');
  return samples.map(({ id, withdrawnAt }) => {
    const own = current.filter(({ sampleId }) => sampleId === id);
    return {
      id,
      withdrawn: withdrawnAt !== null,
      sampleAgreements: own.length,
      agreement: own
        .flatMap(({ raters, submitted }) =>
          raters.map((authorId, at) => key({ authorId, submittedAt: submitted[at]!.toISOString() })),
        )
        .sort(),
      screens: (onScreens.get(id) ?? [])
        .map(({ authorId, submittedAt }) => key({ authorId, submittedAt: submittedAt.toISOString() }))
        .sort(),
      files: contributorsOf(inFiles.get(id) ?? [])
        .votes.map((own) => key(own as unknown as Voted))
        .sort(),
    };
  });
}

/** Samples that three people read in any of five rounds, in any order of time: submitted, begun, reopened, at the same moment. */
async function world(seed: number, samples: number) {
  const below = randomIndices(seed);
  const { id: projectId } = await project(test.db);
  const rounds = await test.db.round.findMany({ where: { projectId }, select: { id: true } });
  for (const [at, more] of [
    { kind: 'training', counts: false },
    { kind: 'main', state: 'closed' },
    { kind: 'pilot' },
    { kind: 'reannotation' },
  ].entries())
    rounds.push(await test.db.round.create({ data: { projectId, number: at + 2, ...more } as never }));
  const people = [];
  for (const name of ['Ann', 'Ann', 'Cho']) people.push(await author(test.db, projectId, name));
  for (let left = samples; left > 0; left -= 1) {
    const { id: sampleId } = await sample(test.db, projectId);
    for (const [at, { id: roundId }] of rounds.entries()) {
      if (at === 4 && below(4) === 0) {
        const honeypot = { roundId, sampleId };
        await test.db.roundSample.updateMany({ where: honeypot, data: { honeypot: true } });
      }
      for (const authorId of people) {
        if (below(3) > 0) continue;
        const submittedAt = new Date(Date.UTC(2026, 10, 1 + below(4)));
        const { id } = await raterAnnotation(test.db, {
          projectId,
          sampleId,
          authorId,
          roundId,
          submittedAt,
          segments: [{ at: [0, 45], said: below(2) === 0 ? 'ok' : 'KConc' }],
        });
        if (below(6) === 0) await test.db.annotation.update({ where: { id }, data: { state: 'draft' } });
      }
    }
    if (below(8) === 0)
      await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: new Date() } });
  }
  return { projectId, rounds };
}

function expectSame(found: Awaited<ReturnType<typeof usedBy>>) {
  for (const { withdrawn, sampleAgreements, agreement, screens, files } of found) {
    expect(files).toEqual(screens);
    expect(agreement).toEqual(withdrawn ? [] : screens);
    expect(sampleAgreements).toBe(agreement.length === 0 ? 0 : 1);
  }
  expect(found.filter(({ screens }) => screens.length > 1).length).toBeGreaterThan(0);
}

describe('agreement, gold on screens and gold in files', () => {
  it('are made of the same annotations, also of one person in several rounds', async () => {
    const { projectId, rounds } = await world(4, 24);
    expectSame(await usedBy(projectId));
    expect(await test.db.sampleAgreement.count({ where: { projectId, pooled: true } })).toBeGreaterThan(5);

    await test.db.round.update({ where: { id: rounds[3]!.id }, data: { counts: false } });
    expectSame(await usedBy(projectId));

    await test.db.roundSample.updateMany({ where: { roundId: rounds[4]!.id }, data: { honeypot: false } });
    expectSame(await usedBy(projectId));

    await test.db.annotation.updateMany({
      where: { roundId: rounds[2]!.id, state: 'submitted' },
      data: { state: 'draft' },
    });
    expectSame(await usedBy(projectId));
  });

  it('part where an annotation was returned: the others are compared, and no gold is made of them until it is there', async () => {
    const { id: projectId } = await project(test.db);
    const { id: sampleId } = await sample(test.db, projectId);
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    const lead = await member(test.db, projectId, 'lead');
    const given: string[] = [];
    for (const said of [
      ['consistent', 'consistent'],
      ['consistent', 'KCont'],
    ] as const) {
      const who = await member(test.db, projectId, 'annotator');
      const id = await vote({ ...who, db: test.db }, where, said);
      const { roundId } = await test.db.annotation.findUniqueOrThrow({ where: { id } });
      const place = { projectId, sampleId, roundId: roundId!, userId: who.userId };
      await test.db.assignment.create({ data: { ...place, state: 'submitted' } });
      given.push(id);
    }
    expect((await usedBy(projectId))[0]).toMatchObject({ sampleAgreements: 1, files: { length: 2 } });
    await returnSample(lead, given[1]!, { version: 1, reason: 'look again' });
    const [found] = await usedBy(projectId);
    expect(found!.screens).toEqual(found!.agreement);
    expect([found!.agreement.length, found!.files.length]).toEqual([1, 0]);
  });
});
