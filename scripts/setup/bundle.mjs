import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot } from './root.mjs';

/** What runs outside of the web app, by the name of its file in the bundle. */
const ENTRIES = {
  start: 'scripts/start/main.ts',
  prepare: 'scripts/start/prepare-service.ts',
  command: 'scripts/start/command.ts',
  help: 'lib/cli/help.ts',
  cli: 'lib/cli/main.ts',
  worker: 'lib/worker/main.ts',
  'file-thread': 'lib/exchange/server/thread/main.ts',
  writer: 'lib/writer/main.ts',
};
const ALWAYS = ['scripts/setup/bundle.mjs', 'tsconfig.json'];
/** Bundles that stay: a worker that runs loads parts of its own one when it first needs them. */
const KEPT = 3;

/**
 * Compiles what runs outside of the web app, unless a bundle was made from these very sources; compiling them at each start takes
 * seconds. A bundle's folder is named by its sources and never changes. Child processes find it by FACE4RAG_BUNDLE.
 * @param {Record<string, string>} entries files by the names that they get
 */
export async function ensureBundle(folder = inRoot('.bundle'), entries = ENTRIES) {
  const there = () => fs.existsSync(current(folder));
  if (!there()) await oneAtATime(async () => there() || bundle(folder, entries));
  process.env.FACE4RAG_BUNDLE = current(folder);
}

/** @typedef {keyof typeof ENTRIES} Entry */

/**
 * Loads an entry of the bundle that ensureBundle has found or made.
 * @param {Entry} entry
 */
export const importBundled = (entry) => import(pathToFileURL(fileOf(entry)).href);

const HEAP = '--max-old-space-size';
const HEAP_MB = 1_536;

/**
 * The arguments with which Node runs a program of the studio: it collects the garbage of a small heap sooner, and holds a third less
 * memory at the same speed. People who need more set it in NODE_OPTIONS.
 */
export const heapBound = () => (process.env.NODE_OPTIONS?.includes(HEAP) ? [] : [`${HEAP}=${HEAP_MB}`]);

/**
 * The arguments with which Node runs an entry as a process of its own.
 * @param {Entry} entry
 */
export const bundledProgram = (entry) => ['--conditions=react-server', ...heapBound(), fileOf(entry)];

/** @param {Entry} entry */
const fileOf = (entry) => path.join(process.env.FACE4RAG_BUNDLE ?? '', `${entry}.mjs`);

/** The sources of the newest bundle. They are all that has to be asked: a new file counts once one of them imports it. */
const inputsOf = (/** @type {string} */ folder) => path.join(folder, 'inputs.json');

/** The folder that a bundle of the sources as they are lies in, or would. @param {string} folder */
function current(folder) {
  const list = inputsOf(folder);
  return path.join(folder, fingerprint(fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : []));
}

/** Over what the files hold: their times change as an image is made. @param {string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const at = inRoot(input);
    hash.update(`${input}\0`).update(fs.existsSync(at) ? fs.readFileSync(at) : '');
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder @param {Record<string, string>} entries */
async function bundle(folder, entries) {
  const { build } = await import('esbuild');
  const draft = path.join(folder, 'draft');
  fs.rmSync(draft, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: draft,
    chunkNames: '[name]-[hash]', // beside the entries: only so does esbuild write right paths to what stays outside
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['react-server'],
    packages: 'external',
    external: [inRoot('scripts/setup/*')], // one copy of each, shared with the scripts that load the bundle
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  const list = inputsOf(folder);
  fs.writeFileSync(`${list}.draft`, JSON.stringify([...ALWAYS, ...Object.keys(metafile.inputs)].sort()));
  fs.renameSync(`${list}.draft`, list);
  const made = current(folder);
  fs.rmSync(made, { recursive: true, force: true });
  fs.renameSync(draft, made);
  prune(folder, made);
}

/** @param {string} folder @param {string} made */
function prune(folder, made) {
  const older = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .filter((each) => each !== made)
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const each of older.slice(KEPT - 1)) fs.rmSync(each, { recursive: true, force: true });
}
