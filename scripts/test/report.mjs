import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/root.mjs';

/**
 * What the tests of a part did.
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed, and how it began
 * @property {string[]} [flaky] what passed only when it was tried again, and how it had failed
 * @property {{ name: string, ms: number }[]} tests
 */

/** Lines of a failure, and of what the page showed then, that are told at the end. */
const HEAD_LINES = 12;
const SNAPSHOT_LINES = 80;

/**
 * The report that vitest has written as JSON.
 * @param {string} file
 * @returns {Report}
 */
export function vitestReport(file) {
  const { numPassedTests, numFailedTests, testResults } = parse(file, {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [],
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(failuresOfFile),
    tests: testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
      assertionResults.map((/** @type {any} */ { fullName, duration = 0 }) => ({
        name: `${path.relative(inRoot(), name)}: ${fullName}`,
        ms: duration,
      })),
    ),
  };
}

/** @param {{ name: string, status: string, message: string, assertionResults: any[] }} file */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(inRoot(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${headOf(failureMessages)}`);
}

/** @param {string[]} messages */
const headOf = (messages) => messages.join('\n').split('\n').slice(0, HEAD_LINES).join('\n');

/**
 * The report that Playwright has written as JSON.
 * @param {string} file
 * @returns {Report}
 */
export function playwrightReport(file) {
  const { stats, suites } = parse(file, { stats: { expected: 0, flaky: 0, unexpected: 1 }, suites: [] });
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map(failureOf),
    flaky: specs.filter((spec) => spec.ok && failedOf(spec).length > 0).map(failureOf),
    tests: specs.map((spec) => ({ name: nameOf(spec), ms: timeOf(spec) })),
  };
}

/** @param {{ suites?: any[], specs?: any[] }} suite @returns {any[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {{ file: string, line: number, title: string }} spec */
const nameOf = ({ file, line, title }) => `e2e/${file}:${line}: ${title}`;

/** The tries of a test that failed. @param {any} spec @returns {any[]} */
const failedOf = ({ tests }) =>
  tests
    .flatMap((/** @type {any} */ { results }) => results)
    .filter((/** @type {any} */ { status }) => !['passed', 'skipped'].includes(status));

/** A test with the first error of its first failure, and what the page showed then. @param {any} spec */
function failureOf(spec) {
  const [{ errors = [], attachments = [] } = {}] = failedOf(spec);
  const context = attachments.find((/** @type {any} */ { name }) => name === 'error-context')?.path;
  const text = context && fs.existsSync(context) ? fs.readFileSync(context, 'utf8') : '';
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
  return [
    nameOf(spec),
    headOf(errors.map((/** @type {any} */ { message }) => message)),
    ...snapshot.split('\n').slice(0, SNAPSHOT_LINES),
  ].join('\n');
}

/** @param {{ tests: { results: { duration: number }[] }[] }} spec */
const timeOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

/** A part that ended before it wrote its report has failed. @param {string} file @param {any} none */
const parse = (file, none) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : none);
