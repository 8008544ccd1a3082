import { describe, expect, it } from 'vitest';
import type { Header } from './format';
import { planMigrations } from './plan';

const known = ['a', 'b', 'c'].map((name) => ({ name, sql: '', checksum: `sum of ${name}` }));
const header = (...names: string[]): Header => ({
  kind: 'face4rag-backup',
  format: 1,
  app: '0.2.0',
  madeAt: '2026-11-21T00:00:00Z',
  tables: [],
  sequences: [],
  jobs: [],
  migrations: names.map((name) => ({ name, checksum: `sum of ${name}` })),
});
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('planMigrations', () => {
  it('parts what the backup has from what it lacks', () => {
    const plan = planMigrations(known, header('a', 'b'));
    expect([names(plan.before), names(plan.after)]).toEqual([['a', 'b'], ['c']]);
  });

  it('puts one that the backup jumped over behind its rows', () => {
    const plan = planMigrations(known, header('a', 'c'));
    expect([names(plan.before), names(plan.after)]).toEqual([['a', 'c'], ['b']]);
  });

  it('refuses a backup that is newer than the code', () => {
    expect(() => planMigrations(known, header('a', 'b', 'c', 'd'))).toThrow('made by 0.2.0 and has d');
  });

  it('refuses a backup of another edition', () => {
    const other = { ...header('a'), migrations: [{ name: 'a', checksum: 'another' }] };
    expect(() => planMigrations(known, other)).toThrow('another edition of a');
  });

  it('takes the way of an upgrade where the migrations of the version that made it are gone', () => {
    const ledger = header('x', 'y').migrations;
    const upgrade = { version: '0.1', ledger, schema: '', sql: '', to: 'b' };
    const plan = planMigrations(known, header('x', 'y'), [upgrade]);
    expect([plan.upgrade, names(plan.before), names(plan.after)]).toEqual([upgrade, [], ['c']]);
    expect(() => planMigrations(known, header('x'), [upgrade])).toThrow('before 0.1');
    expect(planMigrations(known, header('a'), [upgrade]).upgrade).toBeNull();
  });
});
