import fs from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS } from './action-table';

it('the table of server actions: each exported action of the product stands in it', () => {
  const files = fs.readdirSync('app', { recursive: true }).map((file) => `app/${String(file)}`);
  const exported = files.flatMap((file) => {
    if (!file.endsWith('.ts')) return [];
    const source = fs.readFileSync(file, 'utf8');
    if (!source.startsWith("'use server'")) return [];
    return [...source.matchAll(/^export const (\w+) = (?:form)?action(?:Of)?\(/gim)].map(
      ([, name]) => `${file} ${name}`,
    );
  });
  expect(exported.length).toBeGreaterThan(40);
  expect(Object.keys(ACTIONS).sort()).toEqual(exported.sort());
});

it('no file of server actions exports one that takes its arguments unread', () => {
  const files = fs.readdirSync('app', { recursive: true }).map((file) => `app/${String(file)}`);
  const unread = files.flatMap((file) => {
    if (!file.endsWith('.ts')) return [];
    const source = fs.readFileSync(file, 'utf8');
    if (!source.startsWith("'use server'")) return [];
    return [...source.matchAll(/^export (?!const \w+ = (?:action|formAction)(?:Of)?\().*/gm)].map(
      ([line]) => `${file} ${line}`,
    );
  });
  expect(unread).toEqual([]);
});
