// `npm start`: only Node's own modules until the dependencies are there; then scripts/start/main.ts goes on.
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { checkNode } from './setup/node-version.mjs';
import { checkPort } from './setup/port.mjs';
import { inRoot } from './setup/root.mjs';
import { script } from './setup/say.mjs';

await script(async () => {
  const dev = process.argv.includes('--dev');
  process.chdir(inRoot());
  checkNode();
  await checkPort();
  await ensureDependencies();
  if (!dev) await ensureBuild();
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import(pathToFileURL(inRoot('scripts/start/main.ts')).href);
  await start({ dev });
});
