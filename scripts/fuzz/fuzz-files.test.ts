import { expect, it } from 'vitest';
import { fuzzFiles } from './fuzz-files';
import { readFile } from './read-file';
import { fileOf, type FuzzFormat, VALID_FILES } from './valid-files';

it('reads every valid file whole, so that a mutation has something to spoil', async () => {
  for (const [format, text] of Object.entries(VALID_FILES)) {
    const read = await readFile(fileOf(format as FuzzFormat, text), 2 ** 20);
    expect([format, read?.lost]).toEqual([format, 0]);
    expect(read?.rows).toBeGreaterThan(1);
  }
});

it('reads 300 mutated files without an exception, a long wait or a lost row', async () => {
  const { crashes, hangs, losses } = await fuzzFiles(300, 1);
  expect({ crashes, hangs, losses }).toEqual({ crashes: [], hangs: [], losses: [] });
});
