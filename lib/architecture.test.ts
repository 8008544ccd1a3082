import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/lib/testing/source-files';
import configuration, { DOMAINS } from '../.dependency-cruiser.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Without tests. */
const productFiles = (folder: string): string[] =>
  sourceFiles(folder).filter((file) => !/\.(test|spec)\.tsx?$/.test(file));

const SOURCES = ['app', 'components', 'lib', 'generated'].flatMap(productFiles);
const OWN = SOURCES.filter((file) => !file.startsWith('generated/'));
const textOf = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

// Who may import whom: .dependency-cruiser.mjs, by `npm run check:layers`.
describe('architecture', () => {
  it('has layer rules that are each about files that exist', () => {
    const paths = configuration.forbidden!.flatMap((rule) =>
      'to' in rule && 'from' in rule ? [rule.from.path, 'path' in rule.to && rule.to.path] : [],
    );
    const patterns = paths.filter((pattern) => typeof pattern === 'string');
    expect(patterns.length).toBeGreaterThan(2 * DOMAINS.length);
    const matchesNone = (pattern: string) => !SOURCES.some((file) => new RegExp(pattern).test(file));
    expect(patterns.filter(matchesNone)).toEqual([]);
  });

  it('keeps environment, clock and chance out of pure files', () => {
    const impure = /process\.env|Math\.random|Date\.now|new Date\(\)|randomUUID/;
    expect(OWN.filter((file) => isPure(file) && impure.test(textOf(file)))).toEqual([]);
  });

  it('keeps the environment out of app', () => {
    const reads = OWN.filter((file) => file.startsWith('app/') && textOf(file).includes('process.env'));
    expect(reads).toEqual([]);
  });

  it('has no barrels and no drawers for odds and ends', () => {
    expect(
      OWN.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\/|\.tsx?$|$)/.test(file)),
    ).toEqual([]);
  });

  it('keeps files short: median at most 80 lines, nine in ten at most 200', () => {
    const lengths = OWN.map((file) => textOf(file).split('\n').length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200);
  });

  it('keeps folders small: at most 25 files beside their tests', () => {
    const files = [...OWN, ...['e2e', 'scripts'].flatMap(productFiles)];
    const folders = files.map((file) => path.dirname(file));
    const large = new Set(folders.filter((one) => folders.filter((each) => each === one).length > 25));
    expect([...large]).toEqual([]);
  });
});

const isPure = (file: string): boolean =>
  DOMAINS.some((domain) => file.startsWith(`lib/${domain}/`)) && !file.includes('/server/');
