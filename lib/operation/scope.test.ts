import { expect, it } from 'vitest';
import { allows } from './scope';

it('a scope: allows itself, and writing allows reading', () => {
  expect(allows(['runs:read'], 'runs:read')).toBe(true);
  expect(allows(['runs:write'], 'runs:read')).toBe(true);
  expect(allows(['runs:read'], 'runs:write')).toBe(false);
  expect(allows(['samples:write'], 'runs:read')).toBe(false);
});

it('an operation without a scope: lets no token in', () => {
  expect(allows(['projects:write'], null)).toBe(false);
});
