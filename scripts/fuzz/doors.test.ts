import path from 'node:path';
import { expect, it } from 'vitest';
import { missingDoors } from './doors';

it('every route has a door', () => {
  expect(missingDoors(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});
