import { expect, it } from 'vitest';
import { toProtocolError } from './error-body';

it.each([
  [{ error: { message: 'too long' } }, { error: { message: 'too long' } }],
  [{ error: 'too long' }, { error: 'too long' }],
  [
    { object: 'error', message: 'too long', code: 400 },
    { error: { object: 'error', message: 'too long', code: 400 } },
  ],
  [
    { code: 'Throttling', message: 'later', request_id: '1' },
    { error: { code: 'Throttling', message: 'later', request_id: '1' } },
  ],
])('knows %j', (body, error) => expect(toProtocolError(body)).toEqual(error));

it.each([
  { message: 'inside' },
  { code: 'x', message: 'inside', path: '/' },
  ['error'],
  'error',
  null,
  undefined,
])('leaves out %j', (body) => expect(toProtocolError(body)).toEqual({}));
