import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms in order: a domain imports only domains to its left (lib/README.md says why). */
const DOMAINS = [
  'text',
  'typology',
  'project',
  'progress',
  'notice',
  'guideline',
  'sample',
  'segmentation',
  'round',
  'annotation',
  'talk',
  'consistency',
  'agreement',
  'adjudication',
  'evaluation',
  'construction',
  'exchange',
  'trail',
];
const SHELL = ['errors', 'env', 'log', 'clock', 'auth', 'audit', 'db', 'jobs', 'llm', 'i18n', 'entry'];
/** Closed lists that both sides of the wire know. */
const PURE_OF_SHELL = ['lib/errors', 'lib/audit/actions', 'lib/auth/passive', 'lib/storable'];
const ROOT = path.resolve(import.meta.dirname, '..');

interface Import {
  file: string;
  to: string;
  typeOnly: boolean;
}

const SOURCES = ['app', 'components', 'lib'].flatMap((folder) => walk(path.join(ROOT, folder)));
const IMPORTS = SOURCES.flatMap(importsOf);

describe('architecture', () => {
  it('reads the tree', () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    expect(IMPORTS.length).toBeGreaterThan(100);
  });

  it('lets a domain import only domains to its left', () => {
    const wrong = IMPORTS.filter(({ file, to }) => {
      const from = DOMAINS.indexOf(roomOf(file));
      const target = DOMAINS.indexOf(roomOf(to));
      return from >= 0 && target > from;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps domains out of the shell', () => {
    const wrong = IMPORTS.filter(
      ({ file, to }) => SHELL.includes(roomOf(file)) && DOMAINS.includes(roomOf(to)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps entry points out of the domains', () => {
    const wrong = IMPORTS.filter(
      ({ file, to }) => DOMAINS.includes(roomOf(file)) && ['entry', 'worker', 'cli'].includes(roomOf(to)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps input, output, frameworks, clock and chance out of pure files', () => {
    const foreign =
      /^(generated\/|lib\/(db|jobs|env|log|clock|audit(?!\/actions$)|entry)(\/|$)|next(\/|$)|react|openai|pg|pg-boss$|better-auth)/;
    const wrong = IMPORTS.filter(({ file, to, typeOnly }) => isPure(file) && !typeOnly && foreign.test(to));
    const sources = SOURCES.filter(isPure).filter((file) =>
      /process\.env|Math\.random|Date\.now|new Date\(\)|randomUUID/.test(
        fs.readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
    expect([...wrong.map(show), ...sources]).toEqual([]);
  });

  it('gives components pure code only', () => {
    const wrong = IMPORTS.filter(
      ({ file, to, typeOnly }) =>
        file.startsWith('components/') &&
        !typeOnly &&
        (/^(app|generated)\//.test(to) ||
          (to.startsWith('lib/') &&
            !isPure(to) &&
            !to.startsWith('lib/i18n/') &&
            !PURE_OF_SHELL.includes(to))),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps the database, models and the environment out of app', () => {
    const wrong = IMPORTS.filter(
      ({ file, to }) => file.startsWith('app/') && /^(generated\/|openai|pg$|lib\/db\/)/.test(to),
    );
    const sources = SOURCES.filter(
      (file) =>
        file.startsWith('app/') && fs.readFileSync(path.join(ROOT, file), 'utf8').includes('process.env'),
    );
    expect([...wrong.map(show), ...sources]).toEqual([]);
  });

  it('has no barrels and no drawers for odds and ends', () => {
    expect(
      SOURCES.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\/|\.tsx?$|$)/.test(file)),
    ).toEqual([]);
  });

  it('keeps files short: median at most 80 lines, nine in ten at most 200', () => {
    const lengths = SOURCES.map(
      (file) => fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n').length,
    ).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200);
  });
});

function walk(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return walk(at);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path.relative(ROOT, at)] : [];
  });
}

function importsOf(file: string): Import[] {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const found = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map((match) => {
    const to = resolve(file, match[3] ?? match[4] ?? '');
    const names = /\{([^}]*)\}/
      .exec(match[2] ?? '')?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    const onlyTypes =
      names !== undefined && names.length > 0 && names.every((name) => name.trim().startsWith('type '));
    return { file, to, typeOnly: match[1] !== undefined || onlyTypes };
  });
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  return specifier;
}

/** "lib/annotation/server/x" -> "annotation"; "lib/errors" -> "errors"; anything outside lib -> "". */
function roomOf(file: string): string {
  const [top, room = ''] = file.split('/');
  return top === 'lib' ? room.replace(/\.tsx?$/, '') : '';
}

function isPure(file: string): boolean {
  return DOMAINS.includes(roomOf(file)) && !file.includes('/server/');
}

const show = ({ file, to }: Import): string => `${file} -> ${to}`;
