import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { type Part, partOf } from './part';

const test = testDatabase();

it('the part of the work is the same in the database', async () => {
  const kind = fc.constantFrom(
    'training' as const,
    'pilot' as const,
    'main' as const,
    'reannotation' as const,
  );
  await fc.assert(
    fc.asyncProperty(kind, fc.boolean(), fc.boolean(), async (kind, counts, honeypot) => {
      const rows = await test.db.$queryRaw<{ part: Part }[]>`
        SELECT face4rag_part(${kind}::"RoundKind", ${counts}, ${honeypot}) AS part`;
      expect(rows).toEqual([{ part: partOf({ kind, counts }, honeypot) }]);
    }),
  );
});
