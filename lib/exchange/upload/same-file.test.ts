import { expect, it } from 'vitest';
import type { ImportView } from '../import/view';
import { isSameFile } from './same-file';

const row = { state: 'uploading', fileName: 'rivers.csv', size: 100, modified: 7 } as ImportView;
const file = { name: 'rivers.csv', size: 100, lastModified: 7 };

it('knows a file by name, size and the time of its last change', () => {
  expect(isSameFile(row, file)).toBe(true);
  for (const other of [{ name: 'lakes.csv' }, { size: 101 }, { lastModified: 8 }])
    expect(isSameFile(row, { ...file, ...other })).toBe(false);
});

it('an ended upload: matches no file', () => {
  expect(isSameFile({ ...row, state: 'cancelled' }, file)).toBe(false);
});
