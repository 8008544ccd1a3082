// `npm test`: installs what is missing, then format, lint, types, pure, database, architecture and browser tests.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { checkNode } from './setup/node-version.mjs';
import { inRoot } from './setup/root.mjs';
import { say, script } from './setup/say.mjs';

/** Of `npm run check:layers`. */
const LAYERS = ['--config', '.dependency-cruiser.mjs', 'app', 'components', 'lib', 'scripts', 'e2e'];
const bin = (/** @type {string} */ file) => inRoot('node_modules', file);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-test-'));
const totals = { passed: 0, failed: 0 };
/** @type {string[]} */
const red = [];
/** @type {string[]} */
const failures = [];

await script(async () => {
  checkNode();
  await ensureDependencies();
  step('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']);
  step('lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']);
  step('layers', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...LAYERS]);
  step('unused', [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']);
  step('types', [bin('next/dist/bin/next'), 'typegen']);
  step('types', [bin('typescript/bin/tsc'), '--noEmit']);
  vitest('pure');
  await ensureBuild(); // some database tests start the product itself
  vitest('db');
  await browserTests();
  fs.rmSync(reports, { recursive: true, force: true });
  for (const failure of failures) process.stdout.write(`${failure}\n`); // last, where the end of a long log still has it
  say(red.length === 0 ? 'Everything passed.' : `Failed: ${[...new Set(red)].join(', ')}.`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  process.exitCode = red.length === 0 ? 0 : 1;
});

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function step(name, args, env = {}) {
  say(`${name} ...`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: inRoot(),
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) red.push(name);
}

/** @param {string} project */
function vitest(project) {
  const report = path.join(reports, `${project}.json`);
  step(project, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    ...(project === 'db' ? [`--maxWorkers=${Math.max(3, os.availableParallelism())}`] : []), // they wait more than they work
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  count(report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
  name(report, ({ testResults }) => testResults.flatMap(failuresOfFile));
}

/** @param {{ name: string, status: string, message: string, assertionResults: any[] }} file */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(inRoot(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${headOf(failureMessages)}`);
}

/** @param {string[]} messages */
function headOf(messages) {
  return messages.join('\n').split('\n').slice(0, 12).join('\n');
}

async function browserTests() {
  const executable = await ensureBrowser();
  const report = path.join(reports, 'browser.json');
  step('browser', [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(executable ? { E2E_CHROMIUM: executable } : {}),
  });
  count(report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
  name(report, ({ suites }) => suites.flatMap(failuresOfSuite));
}

/** @param {{ suites?: any[], specs?: any[] }} suite @returns {string[]} */
function failuresOfSuite({ suites = [], specs = [] }) {
  const here = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`);
  return [...here, ...suites.flatMap(failuresOfSuite)];
}

/** @param {string} report @param {(json: any) => string[]} read */
function name(report, read) {
  if (fs.existsSync(report)) failures.push(...read(JSON.parse(fs.readFileSync(report, 'utf8'))));
}

/** @param {string} report @param {(json: any) => number[]} read */
function count(report, read) {
  if (!fs.existsSync(report)) return;
  const [passed = 0, failed = 0] = read(JSON.parse(fs.readFileSync(report, 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
}
