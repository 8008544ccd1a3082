import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './outline';
import { unreadable } from './readable';

const TEMPLATES = path.join(import.meta.dirname, 'server/templates');

/** Milliseconds of processor time. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('unreadable', () => {
  it('lets the templates, long lists and much ordinary emphasis pass', () => {
    for (const file of fs.readdirSync(TEMPLATES))
      expect(unreadable(fs.readFileSync(path.join(TEMPLATES, file), 'utf8'))).toBeNull();
    expect(unreadable('1. **a** is `b`\n'.repeat(2_000))).toBeNull();
    expect(unreadable('- a\n  - b\n    - c\n\n> > quoted *twice*\n\n'.repeat(500))).toBeNull();
  });

  it('refuses what pairs thousands of signs in one paragraph', () => {
    expect(unreadable('_a__'.repeat(7_500))).toBe('too_many_marks');
    expect(unreadable('['.repeat(3_000).split('').join(' '))).toBe('too_many_marks');
  });

  it('refuses so many paragraphs of paired signs that each could pass alone', () => {
    const paragraph = `${'_a__'.repeat(600)}\n\n`; // 600 signs times 2,400 characters
    expect(unreadable(paragraph.repeat(2))).toBeNull();
    expect(unreadable(paragraph.repeat(3))).toBe('too_many_marks');
  });

  it('refuses more lines and cells of tables than there may be, however long', () => {
    const row = `|${'a|'.repeat(19)}\n`; // 20 signs
    const table = `${row}|${'-|'.repeat(19)}\n${row.repeat(298)}`;
    expect(unreadable(table)).toBeNull();
    expect(unreadable(table + row)).toBe('too_many_parts');
    expect(unreadable('- a\n\n'.repeat(6_000))).toBeNull();
    expect(unreadable('- a\n\n'.repeat(6_001))).toBe('too_many_parts');
  });

  it('refuses more clauses than there may be', () => {
    expect(unreadable('# a\n'.repeat(1_000) + '\n1. b\n'.repeat(1_000))).toBeNull();
    expect(unreadable('# a\n'.repeat(2_001))).toBe('too_many_clauses');
  });

  it('refuses quotes and lists that lie in one another without end', () => {
    expect(unreadable('>'.repeat(3_000))).toBe('nested_too_deep');
    expect(unreadable('- '.repeat(3_000))).toBe('nested_too_deep');
    expect(unreadable(`${' '.repeat(200)}- deep`)).toBe('nested_too_deep');
  });
});

describe('clausesOf', () => {
  it('takes time in proportion to the number of clauses that want the same id', () => {
    clausesOf('# 1 a\n'.repeat(500));
    const [some, many] = [1_000, 8_000].map((count) => cost(() => clausesOf('# 1 a\n'.repeat(count))));
    expect(many! / Math.max(some!, 1)).toBeLessThan(8 * 4);
  });

  it('numbers copies past ids that somebody has written', () => {
    const ids = clausesOf('# 1 a\n# 1 b\n# 1-2 c\n# 1 d').map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(0, 2)).toEqual(['1', '1-2']);
  });
});
