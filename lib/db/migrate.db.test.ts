import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { migrate } from './migrate';
import { readCatalog } from '@/lib/testing/database/database-catalog';
import { type Migration, readMigrations } from './migrations';
import { readRules, storedRules } from './rules';
import { withClient } from './session';

const test = testDatabase();
const known = readMigrations();
const added = (name: string, sql: string): Migration => ({ name, sql, checksum: name.padEnd(64, '0') });

it('leaves nothing of a migration that fails, and goes on once it is mended', async () => {
  const broken = added('30000101000000_one', 'CREATE TABLE one (id int); SELECT nowhere');
  await expect(migrate(test.ownerUrl, [...known, broken])).rejects.toThrow('nowhere');
  const mended = added('30000101000000_one', 'CREATE TABLE one (id int)');
  expect(await migrate(test.ownerUrl, [...known, mended])).toEqual([mended.name]);
  expect(await migrate(test.ownerUrl, [...known, mended])).toEqual([]);
});

it('several instances that start at once: each migration is applied once', async () => {
  const one = added('30000101000000_one', 'CREATE TABLE one (id int)');
  const two = added('30000102000000_two', 'CREATE TABLE two (id int)');
  const all = [...known, one, two];
  const applied = await Promise.all([
    migrate(test.ownerUrl, all),
    migrate(test.ownerUrl, all),
    migrate(test.ownerUrl, all),
  ]);
  expect(applied.flat()).toEqual([two.name]);
});

it('refuses a database that is newer than the code, and a file that was edited', async () => {
  await expect(migrate(test.ownerUrl, known)).rejects.toThrow(/30000101000000_one|30000102000000_two/);
  const edited = { ...known[0]!, checksum: 'f'.repeat(64) };
  const all = [edited, ...known.slice(1), added('30000101000000_one', ''), added('30000102000000_two', '')];
  await expect(migrate(test.ownerUrl, all)).rejects.toThrow(`Migration ${edited.name} was edited`);
});

it('puts changed rules in the place of those that stand, and refuses those of a later version', async () => {
  const all = [...known, added('30000101000000_one', ''), added('30000102000000_two', '')];
  const rules = readRules();
  const [version] = rules.edition.split(' ');
  const one = {
    sql: `${rules.sql}; CREATE FUNCTION face4rag_one() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    edition: `${version} one`,
  };
  const rulesIn = () => withClient(test.ownerUrl, storedRules);
  const before = await withClient(test.ownerUrl, readCatalog);
  expect(await rulesIn()).toBe(rules.edition);
  await migrate(test.ownerUrl, all, one);
  expect(await rulesIn()).toBe(one.edition);
  await migrate(test.ownerUrl, all, rules);
  expect(await withClient(test.ownerUrl, readCatalog)).toEqual(before);
  await expect(migrate(test.ownerUrl, all, { ...one, sql: 'SELECT nowhere' })).rejects.toThrow('nowhere');
  expect(await rulesIn()).toBe(rules.edition);
  const later = { ...rules, edition: rules.edition.replace(/^\d+/, '99') };
  await migrate(test.ownerUrl, all, later);
  await expect(migrate(test.ownerUrl, all, rules)).rejects.toThrow('newer than this code');
});
