import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { controlDraw, isControl } from '@/lib/project/control-arm';
import { MOST_CONTROL } from '@/lib/project/exposure-policy';
import { testDatabase } from '@/lib/testing/database/database';
import { DRAW, isDrawnForControl } from './hidden-predictions';

const test = testDatabase();

it('the control arm is the same in the database', async () => {
  const pairs = fc.array(fc.tuple(fc.uuid(), fc.uuid()), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(pairs, fc.integer({ min: 1, max: MOST_CONTROL }), async (pairs, controlShare) => {
      const rows = await test.db.$queryRaw<{ draw: number; control: boolean }[]>`
        SELECT ${DRAW}::float8 AS draw, ${isDrawnForControl(Prisma.sql`${controlShare}::int`)} AS control
        FROM unnest(${pairs.map(([project]) => project)}::uuid[], ${pairs.map(([, sample]) => sample)}::uuid[])
          WITH ORDINALITY AS s("projectId", id, at) ORDER BY at`;
      const draws = pairs.map(([project, sample]) => controlDraw(project, sample));
      expect(rows).toEqual(
        draws.map((draw) => ({ draw, control: isControl({ policy: 'prefilled', controlShare }, draw) })),
      );
    }),
  );
});
