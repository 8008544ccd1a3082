import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkedBytes } from './chunked-bytes';

const BYTES = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz');

/** The bytes above in chunks of these lengths, and which chunks were loaded. */
function stored(lengths: readonly number[]) {
  const loads: number[] = [];
  const start = (position: number): number =>
    lengths.slice(0, position).reduce((sum, length) => sum + length, 0);
  const file = chunkedBytes({
    size: BYTES.length,
    stream: () => expect.fail('only parts are asked for'),
    lengths: async () => lengths,
    load: async (position) => {
      loads.push(position);
      return BYTES.subarray(start(position), start(position) + lengths[position]!);
    },
  });
  return { file, loads };
}

const text = async (file: ReturnType<typeof stored>['file'], start: number, end: number): Promise<string> =>
  Buffer.from(await file.read(start, end)).toString();

describe('chunkedBytes', () => {
  it('reads a part within a chunk, one over three chunks, and none', async () => {
    const { file } = stored([10, 5, 21]);
    expect(await text(file, 3, 6)).toBe('345');
    expect(await text(file, 8, 17)).toBe('89abcdefg');
    expect(await text(file, 10, 10)).toBe('');
    expect(await text(file, 35, 36)).toBe('z');
  });

  it('loads a chunk once while it is among the last four', async () => {
    const { file, loads } = stored([6, 6, 6, 6, 6, 6]);
    for (const at of [0, 1, 6, 12, 18, 2]) await file.read(at, at + 1);
    expect(loads).toEqual([0, 1, 2, 3]);
    for (const at of [24, 6]) await file.read(at, at + 1);
    // Chunk 1 had not been used for longest when the fifth came.
    expect(loads).toEqual([0, 1, 2, 3, 4, 1]);
  });

  it('loads a chunk again that could not be loaded', async () => {
    let tries = 0;
    const file = chunkedBytes({
      size: 1,
      stream: () => expect.fail('only parts are asked for'),
      lengths: async () => [1],
      load: async () => ((tries += 1) === 1 ? Promise.reject(new Error('away')) : Buffer.from('x')),
    });
    await expect(file.read(0, 1)).rejects.toThrow('away');
    expect(await text(file, 0, 1)).toBe('x');
  });

  it('reads every part as it stands in the whole, whatever the chunks are', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 36 }).map((given) => {
      const cut: number[] = [];
      for (let left = BYTES.length; left > 0; left -= cut.at(-1)!)
        cut.push(Math.min(left, given[cut.length % given.length]!));
      return cut;
    });
    const part = fc
      .tuple(fc.nat(BYTES.length), fc.nat(BYTES.length))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    await fc.assert(
      fc.asyncProperty(lengths, fc.array(part, { maxLength: 5 }), async (chunks, parts) => {
        const { file } = stored(chunks);
        for (const [start, end] of parts)
          expect(await text(file, start, end)).toBe(BYTES.toString('utf8', start, end));
      }),
    );
  });
});
