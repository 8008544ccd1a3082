import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runBound } from './bound.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot } from './root.mjs';
import { LauncherError, printLine } from './say.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'prisma/schema',
  'proxy.ts',
  'next.config.mjs',
  'package-lock.json',
];

/** Builds the web app unless the current build was made from these very sources. */
export async function ensureBuild() {
  const folder = inRoot(process.env.NEXT_DIST_DIR || '.next');
  const marker = path.join(folder, 'face4rag-sources');
  const sources = fingerprint();
  const built = () =>
    fs.existsSync(path.join(folder, 'BUILD_ID')) &&
    fs.existsSync(marker) &&
    fs.readFileSync(marker, 'utf8') === sources;
  if (built()) return;
  await oneAtATime(async () => {
    if (built()) return;
    fs.rmSync(marker, { force: true }); // what a killed build leaves is no build of any sources
    await build();
    fs.writeFileSync(marker, sources);
  });
}

async function build() {
  printLine('Building the web app; this takes half a minute or so ...');
  const { status, stdout } = await runBound([inRoot('node_modules/next/dist/bin/next'), 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (status === 0) return;
  process.stderr.write(stdout);
  throw new LauncherError('The web app could not be built: see above.');
}

/** SHA-256 over path, size and time of every source file: cheap enough for each start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const at = inRoot(source);
    if (!fs.existsSync(at)) continue;
    const files = fs.statSync(at).isDirectory()
      ? fs.readdirSync(at, { recursive: true }).map(String).sort()
      : [''];
    for (const file of files) {
      if (/\.(md|test\.tsx?)$|^testing[\\/]/.test(file)) continue; // what only tests read is in no build
      const { size, mtimeMs } = fs.statSync(path.join(at, file));
      hash.update(`${source}/${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
