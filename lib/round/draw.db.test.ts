import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draw, isDrawn, type Purpose } from './draw';

const test = testDatabase();
const PURPOSES = [
  'draw',
  'share',
  'order',
  'stratum',
  'size',
  'honeypot',
  'training',
] as const satisfies Purpose[];

it('the draw of a round is the same in the database', async () => {
  const one = fc.tuple(fc.constantFrom(...PURPOSES), fc.uuid(), fc.uuid());
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 40 }), async (cases) => {
      const rows = await test.db.$queryRaw<{ drawn: number }[]>`
        SELECT face4rag_draw(what, round, sample)::float8 AS drawn
        FROM unnest(${cases.map(([what]) => what)}::text[], ${cases.map(([, round]) => round)}::uuid[],
          ${cases.map(([, , sample]) => sample)}::uuid[]) AS c(what, round, sample)`;
      expect(rows.map(({ drawn }) => drawn)).toEqual(cases.map((all) => draw(...all)));
    }),
  );
});

/** Random and ranked rounds over forty samples: fields of the round that the draw goes by. */
const fields = fc.record({
  id: fc.uuid({ version: 4 }),
  order: fc.constantFrom('random' as const, 'entropy' as const, 'arrival' as const),
  size: fc.option(fc.integer({ min: 1, max: 50 })),
  randomShare: fc.integer({ min: 0, max: 100 }),
  share: fc.integer({ min: 0, max: 100 }),
  overlap: fc.integer({ min: 1, max: 3 }),
});

it('size, order, stratum and places of a queue are drawn as the rules say', async () => {
  const { id: projectId } = await project(test.db);
  const samples = Array.from({ length: 40 }, (_, ordinal) => ({ id: randomUUID(), ordinal }));
  const texts = { question: 'q', reference: 'r', answer: 'a', language: 'en' };
  await test.db.sample.createMany({
    data: samples.map(({ id }) => ({ id, projectId, externalId: id, textHash: id, ...texts })),
  });
  const ordinals = await test.db.sample.findMany({
    where: { projectId },
    select: { id: true, ordinal: true },
  });
  let number = 1;
  await fc.assert(
    fc.asyncProperty(fields, async ({ id, order, size, randomShare, share, overlap }) => {
      number += 1;
      const data = { id, projectId, number, order, size, randomShare, share, overlap };
      await test.db.round.create({ data });
      await test.db.$executeRaw`SELECT face4rag_join_round(${id}::uuid, NULL)`;
      const rows = await test.db.roundSample.findMany({
        where: { roundId: id },
        select: { sampleId: true, queueKey: true, stratum: true, places: true },
      });
      const bySize = ordinals.toSorted((a, b) => draw('size', id, a.id) - draw('size', id, b.id));
      const expected = bySize.slice(0, size ?? samples.length).map((sample) => ({
        sampleId: sample.id,
        queueKey: {
          arrival: sample.ordinal,
          random: draw('order', id, sample.id),
          entropy: 1e9 + sample.ordinal,
        }[order],
        stratum:
          order === 'arrival'
            ? 'whole'
            : order === 'random' || isDrawn(draw('stratum', id, sample.id), randomShare)
              ? 'random'
              : 'ranked',
        places: isDrawn(draw('share', id, sample.id), share) ? overlap : 1,
      }));
      const sorted = <T extends { sampleId: string }>(list: T[]) =>
        list.toSorted((a, b) => (a.sampleId < b.sampleId ? -1 : 1));
      expect(sorted(rows)).toEqual(sorted(expected));
    }),
    { numRuns: 30 },
  );
});
