import { printLine } from '../setup/say.mjs';
import { runPart } from './part.mjs';

/** How many of the slowest tests are told. */
const SLOWEST = 10;

/**
 * Runs rows of parts side by side, the parts of a row one after another, and tells how each has ended; then the ten slowest tests
 * and every failure. Sets the exit code.
 * @param {import('./part.mjs').Part[][]} rows
 */
export async function runRows(rows) {
  const ended = (await Promise.all(rows.map(runRow))).flat();
  const reports = ended.map(({ report }) => report);
  const slowest = reports.flatMap(({ tests }) => tests).sort((one, other) => other.ms - one.ms);
  printLine('The slowest:');
  for (const { name, ms } of slowest.slice(0, SLOWEST))
    printLine(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  for (const failure of reports.flatMap(({ flaky = [] }) => flaky))
    process.stdout.write(`Passed only when tried again: ${failure}\n`);
  for (const failure of reports.flatMap(({ failures }) => failures)) process.stdout.write(`${failure}\n`); // where the end of a long log still has it
  const red = ended.filter(({ passed }) => !passed).map(({ name }) => name);
  printLine(red.length === 0 ? 'Everything passed.' : `Failed: ${red.join(', ')}.`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    reports.reduce((total, each) => total + each[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = red.length === 0 ? 0 : 1;
}

/** @param {import('./part.mjs').Part[]} parts */
async function runRow(parts) {
  const ended = [];
  for (const part of parts) {
    printLine(`${part.name} ...`);
    const result = await runPart(part);
    if (!result.passed) process.stdout.write(result.output);
    printLine(`${part.name}: ${result.passed ? 'passed' : 'FAILED'} in ${result.seconds.toFixed(0)} s`);
    ended.push(result);
  }
  return ended;
}
