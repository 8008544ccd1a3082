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
  stranger: 'outsider, anonymous',
  handed: 'submitted',
  around: 'context',
  beside: 'next to, together with, by name of what it does',
  aside: 'reserved',
  eyes: 'visibility',
  stamp: 'action context, time',
  distrust: 'warnings',
  spend: 'rate limit',
  patience: 'retry policy',
  gate: 'concurrency limit',
  trouble: 'error, fault',
};

/** The same as beginnings of words and as phrases. */
const STEMS = /^(vouch|foresee|unvouch)/;
const PHRASES = /(^| )(given? back|laid aside|handed in|left behind)( |$)/;
/** `take` of what is ingested or claimed, `put` of what is inserted. */
const VERBS = /^(take|put) /;

/** Names that are not ours to choose, or say in plain English what they do. */
const ALLOWED = new Set([
  'allSettled', // of Promise
  'aside', // an element of HTML
  'timeStamp', // of DOM events
  'takeOver',
  'take_over', // a lead takes an adjudication over from another lead
]);
/** A file name that is the title of a text. */
const TITLES = 'prisma/scenarios/sample-project/samples/';

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

function givenUpIn(name: string): boolean {
  if (ALLOWED.has(name)) return false;
  const words = wordsOf(name);
  const whole = words.join(' ');
  return (
    words.some((word) => Object.hasOwn(GIVEN_UP, word) || STEMS.test(word)) ||
    PHRASES.test(whole) ||
    VERBS.test(whole)
  );
}
const givenUpInPath = (file: string): boolean =>
  !file.startsWith(TITLES) && file.split('/').some((part) => givenUpIn(part.replace(/\.\w+$/, '')));

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const filesIn = (folder: string, end: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));

function identifiersOf(file: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false));
  return names;
}

function keysOf(messages: object): string[] {
  return Object.entries(messages).flatMap(([key, value]) => [
    key,
    ...(typeof value === 'object' && value !== null ? keysOf(value as object) : []),
  ]);
}

/** Models, enums, columns and values of the schema: the first word of each line that is no comment. */
const namesInSchema = (schema: string): string[] =>
  [...schema.matchAll(/^(?:model|enum) (\w+)|^ +(\w+)/gm)].map(([, type, name]) => type ?? name!);
/** Functions and triggers of the database. */
const namesInSql = (sql: string): string[] =>
  [...sql.matchAll(/(?:FUNCTION|TRIGGER) "?(\w+)/g)].map(([, name]) => name!);

describe('words that were given up', () => {
  const files = ['app', 'components', 'lib', 'scripts', 'e2e', 'prisma']
    .flatMap(sourceFiles)
    .filter((file) => file !== OWN);

  it('are in no path', () => {
    const others = [...filesIn('prisma', ''), ...filesIn('messages', '.json'), ...filesIn('docs', '')];
    expect([...files, ...others].filter(givenUpInPath)).toEqual([]);
  });

  it('are in no identifier', () => {
    const found = files.flatMap((file) =>
      [...identifiersOf(file)].filter(givenUpIn).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are in no key of a message', () => {
    const keys = filesIn('messages/en', '.json').flatMap((file) => keysOf(JSON.parse(read(file)) as object));
    expect(keys.length).toBeGreaterThan(1_000);
    expect(keys.filter(givenUpIn)).toEqual([]);
  });

  it('are in no name of the database', () => {
    const names = [
      ...filesIn('prisma/schema', '.prisma').flatMap((file) => namesInSchema(read(file))),
      ...filesIn('prisma/sql', '.sql').flatMap((file) => namesInSql(read(file))),
    ];
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter(givenUpIn)).toEqual([]);
  });
});
