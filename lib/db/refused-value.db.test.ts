import { describe, expect, it } from 'vitest';
import { toAppError } from '@/lib/entry/refusal/to-app-error';
import { testDatabase } from '@/lib/testing/database/database';

const test = testDatabase();

/** What somebody is told whose value reached the database. */
const told = (query: PromiseLike<unknown>) =>
  Promise.resolve(query).then(
    () => 'taken',
    (thrown: unknown) => toAppError(thrown),
  );

describe('a value that only the database refuses', () => {
  const text = { code: 'invalid', issues: [{ path: 'text', code: 'invalid_text' }] };
  const value = { code: 'invalid', issues: [{ path: 'value', code: 'invalid_value' }] };

  it.each([
    ['a row', () => test.db.project.create({ data: { name: 'a\0b' } })],
    ['a condition', () => test.db.project.findFirst({ where: { name: 'a\0b' } })],
    ['a raw query', () => test.db.$queryRaw`select ${'a\0b'}::text`],
    ['JSON', () => test.db.$queryRaw`select ${JSON.stringify({ a: '\0' })}::jsonb`],
    ['a transaction', () => test.db.$transaction((tx) => tx.project.create({ data: { name: '\0' } }))],
  ])('is refused as a text when a NUL stands in %s', async (_, query) => {
    expect(await told(query())).toEqual(text);
  });

  it.each([
    ['half a pair in JSON', () => test.db.$queryRaw`select ${JSON.stringify({ a: '\uD800' })}::jsonb`],
    ['an id that is none', () => test.db.$queryRaw`select ${'x'}::text::uuid`],
    ['a number out of range', () => test.db.$queryRaw`select ${'9999999999'}::text::int`],
    ['a time out of range', () => test.db.$queryRaw`select ${'2026-13-45'}::text::timestamptz`],
  ])('is refused as a value when it is %s', async (_, query) => {
    expect(await told(query())).toEqual(value);
  });
});
