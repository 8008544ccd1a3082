import fs from 'node:fs';
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { ensureBundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { checkNode } from '../setup/node-version.mjs';
import { ensurePython } from '../setup/python.mjs';
import { runRows } from './run.mjs';
import { makeScratch } from './scratch.mjs';

/**
 * Installs and builds what tests need, and runs them: those that can do without the web app while it is being built.
 * @param {(needs: { executable?: string, reports: string, built: Promise<void> }) => import('./part.mjs').Part[][]} rows what runs
 *   side by side, of the browser, the folder for reports and the end of the build
 */
export async function prepareAndRun(rows) {
  checkNode();
  await ensureDependencies();
  const executable = await ensureBrowser();
  ensurePython();
  await ensureBundle();
  const built = ensureBuild();
  built.catch(() => {}); // told by the parts that wait for it
  const scratch = makeScratch();
  process.env.TMPDIR = scratch;
  await runRows(rows({ executable, reports: scratch, built }));
  fs.rmSync(scratch, { recursive: true, force: true });
}
