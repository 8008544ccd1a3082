import { describe, expect, it } from 'vitest';
import { explainFault } from './connection-fault';

const URL_ = 'postgresql://ann:hush%40@db.example:5433/gold';
const fault = (code: string, message = 'as the server says it') =>
  Object.assign(new Error(message), { code });

describe('explainFault', () => {
  it.each([
    [
      fault('28P01'),
      'The server of DATABASE_URL refuses the user "ann" or its password: mend them in DATABASE_URL.',
    ],
    [
      fault('3D000'),
      'There is no database "gold" on the server of DATABASE_URL: create it, or mend the name.',
    ],
    [
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      'The server of DATABASE_URL asks for a password: write it into DATABASE_URL, as in postgresql://ann:password@db.example:5433/gold.',
    ],
    [
      fault('28000', 'no pg_hba.conf entry'),
      'The server of DATABASE_URL does not let "ann" in (no pg_hba.conf entry): allow it there (pg_hba.conf), or mend DATABASE_URL.',
    ],
    [
      new Error('timeout expired'),
      'No PostgreSQL answers at db.example:5433 (timeout expired): start it, or mend host and port in DATABASE_URL.',
    ],
    [
      fault('57P03', 'the database system is starting up'),
      'The server of DATABASE_URL takes no connection just now (the database system is starting up): wait a moment, then start again.',
    ],
    [
      new Error('The server does not support SSL connections'),
      'The database of DATABASE_URL cannot be used (The server does not support SSL connections): mend it, or DATABASE_URL.',
    ],
  ])('says what to mend for %s', (error, line) => {
    expect(explainFault(error, URL_, 'DATABASE_URL')).toBe(line);
  });

  it.each([
    ['a slash', new TypeError('Invalid URL'), 'postgresql://ann:hu/sh@host:x/gold'],
    ['a bare %', fault('28P01'), 'postgresql://ann:hu%sh@host/gold'],
    ['half a letter', new URIError('URI malformed'), 'postgresql://ann:hu%ffsh@host/gold'],
  ])('tells how to write a password with %s', (_, error, url) => {
    const line = explainFault(error, url, '--to');
    expect(line).toMatch(/^--to cannot be read as an address/);
    expect(line).not.toContain('sh@host');
  });
});
