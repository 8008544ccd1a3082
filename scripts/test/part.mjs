import { spawn } from 'node:child_process';
import os from 'node:os';
import { inRoot } from '../setup/root.mjs';

/**
 * A part of `npm test`: one program, with what it left in a report.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {NodeJS.ProcessEnv} [env]
 * @property {Promise<void>} [after] what it needs; where this fails, so has the part
 * @property {boolean} [behind] whether it works only while the parts beside it wait
 * @property {() => import('./report.mjs').Report} [report] read when it has ended
 */

/**
 * @typedef {object} Ended
 * @property {string} name
 * @property {boolean} passed
 * @property {number} seconds
 * @property {string} output all that it printed
 * @property {import('./report.mjs').Report} report
 */

const NOTHING = { passed: 0, failed: 0, failures: [], tests: [] };

/**
 * Runs a part to its end; what it prints is kept, since parts run side by side.
 * @param {Part} part
 * @returns {Promise<Ended>}
 */
export async function runPart({ name, args, env = {}, after, behind, report }) {
  const refused = await after?.then(
    () => null,
    (error) => error,
  );
  if (refused) return { name, passed: false, seconds: 0, output: `${refused.message}\n`, report: NOTHING };
  const start = performance.now();
  let output = '';
  const child = spawn(process.execPath, args, {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (behind && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const passed = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status === 0));
  });
  const seconds = (performance.now() - start) / 1000;
  return {
    name,
    passed,
    seconds,
    output,
    report: report?.() ?? NOTHING,
  };
}
