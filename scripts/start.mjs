// `npm start`: only Node's own modules until the dependencies are there; then scripts/start/main.ts goes on.
// package.json starts it by `exec`, so that npm's signals reach this process and end more than a shell around it; where the
// shell does not know that word (Windows), the command behind `||` runs.
import { ensureBuild } from './setup/build.mjs';
import { ensureBundle, importBundled } from './setup/bundle.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { checkNode } from './setup/node-version.mjs';
import { checkPort } from './setup/port.mjs';
import { inRoot } from './setup/root.mjs';
import { script } from './setup/say.mjs';
import { onStop } from './setup/stop-signals.mjs';

await script(async () => {
  // What is installing or building just now ends with this process (see bound.mjs).
  const off = onStop(() => process.exit(0));
  const dev = process.argv.includes('--dev');
  process.chdir(inRoot());
  checkNode();
  await checkPort();
  await ensureDependencies();
  if (!dev) await ensureBuild();
  await ensureBundle();
  const { start } = await importBundled('start');
  off();
  await start({ dev });
});
