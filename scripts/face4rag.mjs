// `npm run face4rag -- <command>`: the command line over the studio's database, running or not.
import { ensureBundle, importBundled } from './setup/bundle.mjs';
import { outliveClosedOutput } from './setup/closed-output.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { checkNode } from './setup/node-version.mjs';
import { inRoot } from './setup/root.mjs';
import { script } from './setup/say.mjs';
import { endWithShell } from './setup/stop-signals.mjs';

await script(async () => {
  endWithShell();
  outliveClosedOutput();
  process.chdir(inRoot());
  checkNode();
  await ensureDependencies();
  await ensureBundle();
  const args = process.argv.slice(2);
  const { asksForHelp, printHelp } = await importBundled('help');
  if (asksForHelp(args)) process.exitCode = await printHelp(args);
  else process.exitCode = await (await importBundled('command')).runProgram(args);
});
