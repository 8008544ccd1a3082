import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StoredLines } from './stored-lines';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  file = path.join(folder, 'lines.jsonl');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const open = (see?: (value: string) => void) => StoredLines.open(file, z.string(), see);

describe('kept lines', () => {
  it('gives values back, across openings, the last of a key', async () => {
    const first = await open();
    await Promise.all([first.put('a', '甲'), first.put('b', 'x'.repeat(200_000)), first.put('a', '乙\n丙')]);
    expect(await first.get('a')).toBe('乙\n丙');
    await first.close();

    const seen: string[] = [];
    const second = await open((value) => seen.push(value.slice(0, 3)));
    expect(seen).toEqual(['甲', 'xxx', '乙\n丙']);
    expect(await second.get('a')).toBe('乙\n丙');
    expect((await second.get('b'))?.length).toBe(200_000);
    expect([second.has('b'), second.has('c'), await second.get('c')]).toEqual([true, false, null]);
    await second.close();
  });

  it('drops a line that was torn, and passes over lines that are none of its own', async () => {
    fs.writeFileSync(
      file,
      '{"key":"a","value":"one"}\n{"key":"b","value":2}\nnonsense\n{"key":"c","value":"th',
    );
    const kept = await open();
    expect(['a', 'b', 'c'].map((key) => kept.has(key))).toEqual([true, false, false]);
    await kept.put('c', 'three');
    await kept.close();
    const again = await open();
    expect([await again.get('a'), await again.get('c')]).toEqual(['one', 'three']);
    await again.close();
  });
});
