import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/lib/testing/source-files';

const ROOT = path.resolve(import.meta.dirname, '..');
const OWN = 'lib/vocabulary.test.ts';

/** Words that were given up, each with what docs/glossary.md says instead. */
const GIVEN_UP: Record<string, string> = {
  desks: 'workspaces',
  trail: 'audit log',
  talk: 'comments',
  desk: 'workspace',
  deed: 'action',
  homing: 'restore focus',
  door: 'client, route, controller',
  doors: 'routes',
  settle: 'adjudicate, commit, resolve',
  settled: 'adjudicated, committed, resolved',
  settlement: 'adjudication',
  settling: 'adjudication',
  standing: 'sample agreement, stored',
  standings: 'sample agreements',
  readings: 'predictions',
  taker: 'annotator, reader',
  takers: 'annotators',
  tally: 'counts',
  tallies: 'counts',
  vouched: 'of a person, verified',
  stranger: 'outsider, anonymous',
  handed: 'submitted',
  foresee: 'estimate',
  distrust: 'warnings',
  spend: 'rate limit',
  patience: 'retry policy',
  gate: 'concurrency limit',
  trouble: 'error, fault',
};

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const givenUpIn = (name: string): boolean => wordsOf(name).some((word) => Object.hasOwn(GIVEN_UP, word));

function identifiersOf(file: string): Set<string> {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false));
  return names;
}

function keysOf(messages: object): string[] {
  return Object.entries(messages).flatMap(([key, value]) => [
    key,
    ...(typeof value === 'object' && value !== null ? keysOf(value as object) : []),
  ]);
}

describe('words that were given up', () => {
  const files = ['app', 'components', 'lib', 'scripts', 'e2e']
    .flatMap(sourceFiles)
    .filter((file) => file !== OWN);

  it('are in no file name', () => {
    expect(files.filter((file) => givenUpIn(path.basename(file)))).toEqual([]);
  });

  it('are in no identifier', () => {
    const found = files.flatMap((file) =>
      [...identifiersOf(file)].filter(givenUpIn).map((name) => `${file}: ${name}`),
    );
    expect(found.filter((each) => !each.endsWith(': allSettled'))).toEqual([]);
  });

  it('are in no key of a message', () => {
    const keys = fs
      .readdirSync(path.join(ROOT, 'messages/en'))
      .flatMap((file) =>
        keysOf(JSON.parse(fs.readFileSync(path.join(ROOT, 'messages/en', file), 'utf8')) as object),
      );
    expect(keys.length).toBeGreaterThan(1_000);
    expect(keys.filter(givenUpIn)).toEqual([]);
  });
});
