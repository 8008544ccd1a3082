import { describe, expect, it } from 'vitest';
import { NO_MAPPING, parseSettings } from './settings';

const STORED = {
  format: 'jsonl',
  encoding: 'utf-8',
  dialect: { delimiter: ',', quote: '"', newline: 'lf' },
  header: true,
  columns: [],
  mapping: NO_MAPPING,
  noQuestion: false,
  oneMeans: 'consistent',
};

describe('parseSettings', () => {
  it('reads settings of an earlier version, which say by "exact" what kind of file it is', () => {
    expect(parseSettings({ ...STORED, exact: true })).toEqual({ ...STORED, preset: 'native' });
    expect(parseSettings({ ...STORED, exact: false })).toEqual({ ...STORED, preset: 'by-name' });
  });

  it('reads settings of this version as they are', () => {
    const settings = { ...STORED, preset: 'ragtruth', second: 'id', told: { author: 'Ann' } };
    expect(parseSettings(settings)).toEqual(settings);
  });
});
