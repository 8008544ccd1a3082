import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { areLarge } from './forget-values';

const test = testDatabase();

/** Megabytes that are still held once garbage is collected. */
function heldMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

it('statements with megabytes of values: nothing of them is held once they are written', async () => {
  const write = async (mark: number): Promise<void> => {
    const texts = Array.from({ length: 200 }, (_, at) => `${mark}-${at} ${'x'.repeat(10_000)}`);
    await test.db.$executeRaw`SELECT count(*) FROM unnest(${texts}::text[]) t`;
  };
  await write(0);
  const before = heldMb();
  for (let mark = 1; mark <= 20; mark += 1) await write(mark);
  // 40 MB were written.
  expect(heldMb() - before).toBeLessThan(15);
});

it.each([
  [[], false],
  [['x'.repeat(99_999), 7, null], false],
  [['x'.repeat(60_000), ['y'.repeat(40_000)]], true],
])('values %#: large is told by all their texts together', (values, large) => {
  expect(areLarge(values)).toBe(large);
});
