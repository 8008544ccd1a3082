import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const STATES = ['met', 'partly', 'not met', 'not used', 'yours'];
const rows = fs
  .readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

it('the ASVS table: each requirement stands in one row, with a state', () => {
  const numbers = rows.flatMap(([cell = '']) => cell.split(', '));
  expect(rows.length).toBeGreaterThan(100);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(rows.filter((row) => row.length !== 4 || !STATES.includes(row[2]!))).toEqual([]);
});

it('the ASVS table: each file and test that it names is there', () => {
  const named = rows.flatMap(([, , , shown = '']) =>
    [...shown.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  const files = named.filter((name) => name.includes('/') || /\.(md|json|ts|mjs)$/.test(name));
  expect(files.length).toBeGreaterThan(80);
  expect([...new Set(files)].filter((file) => !fs.existsSync(path.resolve(file)))).toEqual([]);
});

it('the ASVS table: each attack that it names is one that is run', () => {
  const registry = fs.readFileSync('scripts/attack/registry.ts', 'utf8');
  const attacks = new Set(
    rows.flatMap((row) => [...row.join().matchAll(/attacks\/([\w-]+)\.ts/g)].map(([, name]) => name!)),
  );
  expect(attacks.size).toBeGreaterThan(8);
  expect([...attacks].filter((name) => !registry.includes(`./attacks/${name}'`))).toEqual([]);
});
