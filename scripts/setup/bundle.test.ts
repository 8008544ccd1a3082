import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureBundle } from './bundle.mjs';

let folder: string;
const given = process.env.FACE4RAG_BUNDLE;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bundle-'));
  write('main.ts', "import { name } from './name';\nexport const greeting: string = `hello ${name}`;\n");
  write('name.ts', "export const name = 'Wei';\n");
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  if (given === undefined) delete process.env.FACE4RAG_BUNDLE;
  else process.env.FACE4RAG_BUNDLE = given;
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

/** The folder of the bundle, and what its entry says. */
async function made() {
  await ensureBundle(path.join(folder, 'out'), { main: path.join(folder, 'main.ts') });
  const at = process.env.FACE4RAG_BUNDLE!;
  const { greeting } = (await import(pathToFileURL(path.join(at, 'main.mjs')).href)) as { greeting: string };
  return { at, greeting };
}

it('compiles what was never compiled, and again once a file that it imports has changed', async () => {
  const first = await made();
  expect(first.greeting).toBe('hello Wei');
  write('name.ts', "export { name } from './other';\n");
  write('other.ts', "export const name = 'Lin';\n");
  const second = await made();
  expect(second.greeting).toBe('hello Lin');
  write('other.ts', "export const name = 'Bo';\n");
  expect((await made()).greeting).toBe('hello Bo');
  expect(fs.existsSync(first.at)).toBe(true); // a process that runs may load more of it
});

it('leaves a bundle of these very sources as it is, though their times are others', async () => {
  const { at } = await made();
  const { mtimeMs } = fs.statSync(path.join(at, 'main.mjs'));
  fs.utimesSync(path.join(folder, 'name.ts'), 1, 1);
  expect((await made()).at).toBe(at);
  expect(fs.statSync(path.join(at, 'main.mjs')).mtimeMs).toBe(mtimeMs);
});

it('keeps the last three bundles', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    write('name.ts', `export const name = '${name}';\n`);
    await made();
  }
  const folders = fs
    .readdirSync(path.join(folder, 'out'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  expect(folders).toHaveLength(3);
});
