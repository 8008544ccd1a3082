import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import type { FolderFile } from '../folder/folder-files';
import { TIME } from '../snapshot-fixture';
import { zipFiles } from './zip-files';

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

it('files that have gone out are let go of before the zip ends', async () => {
  const given: WeakRef<Buffer>[] = [];
  async function* files(): AsyncGenerator<FolderFile> {
    for (let at = 0; at < 10; at += 1)
      yield {
        path: `${at}`,
        bytes: () => {
          const bytes = Buffer.alloc(1_000_000, at);
          given.push(new WeakRef(bytes));
          return bytes;
        },
      };
  }
  let held = Infinity;
  for await (const _ of zipFiles(files(), TIME)) {
    if (given.length < 10) continue;
    collectGarbage();
    held = Math.min(held, given.filter((file) => file.deref() !== undefined).length);
  }
  expect(held).toBeLessThan(5); // those that are on their way
});
