// `npm run face4rag -- <command>`: the command line over the studio's database, running or not.
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { checkNode } from './setup/node-version.mjs';
import { inRoot } from './setup/root.mjs';
import { script } from './setup/say.mjs';
import { endWithShell } from './setup/stop-signals.mjs';

await script(async () => {
  endWithShell();
  process.chdir(inRoot());
  checkNode();
  await ensureDependencies();
  const { register } = await import('tsx/esm/api');
  register();
  const { runCommand } = await import(pathToFileURL(inRoot('scripts/start/command.ts')).href);
  process.exitCode = await runCommand(process.argv.slice(2));
});
