import { describe, expect, it } from 'vitest';
import { connect } from './client';
import { whatIsUnavailable } from './unavailable';

const adapterError = (cause: object) =>
  Object.assign(new Error('Raw query failed'), { code: 'P2010', meta: { driverAdapterError: { cause } } });

describe('whatIsUnavailable', () => {
  it('knows a server that does not listen, as Prisma says it', async () => {
    const nobody = connect('postgresql://app@127.0.0.1:1/postgres');
    const raw = await nobody.$queryRaw`SELECT 1`.catch((error: unknown) => error);
    const model = await nobody.user.count().catch((error: unknown) => error);
    const transaction = await nobody.$transaction((tx) => tx.user.count()).catch((error: unknown) => error);
    expect([raw, model, transaction].map(whatIsUnavailable)).toEqual(['database', 'database', 'database']);
  });

  it.each([
    [adapterError({ kind: 'postgres', originalCode: '57P03' }), 'database'],
    [adapterError({ kind: 'postgres', originalCode: '57P01' }), 'database'],
    [adapterError({ kind: 'ConnectionClosed' }), 'database'],
    [adapterError({ kind: 'postgres', originalCode: '53100' }), 'disk'],
    [new Error('Connection terminated unexpectedly'), 'database'],
    [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), 'database'],
    [adapterError({ kind: 'UniqueConstraintViolation', originalCode: '23505' }), null],
    [new TypeError('undefined is not a function'), null],
    ['a string', null],
  ])('sorts %s as %s', (thrown, what) => {
    expect(whatIsUnavailable(thrown)).toBe(what);
  });
});
