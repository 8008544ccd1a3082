import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { playwrightReport, vitestReport } from './report.mjs';

/** Of `npm run check:layers`. */
const LAYERS = ['--config', '.dependency-cruiser.mjs', 'app', 'components', 'lib', 'scripts', 'e2e'];
const bin = (/** @type {string} */ file) => inRoot('node_modules', file);

/**
 * What reads the sources alone, in their order; the types of the routes come with a build.
 * @param {Promise<void>} built
 * @returns {import('./part.mjs').Part[]}
 */
export const checks = (built) => [
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'layers', args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...LAYERS] },
  { name: 'unused', args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  { name: 'types', args: [bin('typescript-native/bin/tsc'), '--noEmit'], after: built },
];

/**
 * The tests of a project of vitest.config.mts. Those on a database wait more than they work.
 * @param {'pure' | 'db' | 'long'} project
 * @param {string} reports the folder that gets its report
 * @param {Partial<import('./part.mjs').Part>} [more]
 * @returns {import('./part.mjs').Part}
 */
export function vitestPart(project, reports, more = {}) {
  const file = path.join(reports, `${project}.json`);
  const workers = project === 'db' ? [`--maxWorkers=${Math.max(3, os.availableParallelism())}`] : [];
  return {
    name: project,
    args: [
      ...[bin('vitest/vitest.mjs'), 'run', '--project', project, ...workers],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    ],
    report: () => vitestReport(file),
    ...more,
  };
}

/**
 * The journeys of e2e/, in a browser.
 * @param {string} reports
 * @param {{ executable?: string, args?: string[] } & Partial<import('./part.mjs').Part>} options `executable`: none for Playwright's own
 * @returns {import('./part.mjs').Part}
 */
export function browserPart(reports, { executable, args = [], ...more }) {
  const file = path.join(reports, 'browser.json');
  return {
    name: 'browser',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(executable ? { E2E_CHROMIUM: executable } : {}),
    },
    report: () => playwrightReport(file),
    ...more,
  };
}
