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
 * Installs and builds what tests need, then runs them.
 * @param {(needs: { executable?: string, reports: string }) => import('./part.mjs').Part[][]} rows what runs side by side, of the
 *   browser and the folder for reports
 */
export async function prepareAndRun(rows) {
  checkNode();
  await ensureDependencies();
  const executable = await ensureBrowser();
  ensurePython();
  await ensureBundle();
  await ensureBuild(); // some database tests start the product itself
  const scratch = makeScratch();
  process.env.TMPDIR = scratch;
  await runRows(rows({ executable, reports: scratch }));
  fs.rmSync(scratch, { recursive: true, force: true });
}
