import path from 'node:path';
import { expect, it } from 'vitest';
import { missingEntryPoints } from './entry-points';

it('every route has a door', () => {
  expect(missingEntryPoints(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});
