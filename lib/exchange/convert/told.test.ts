import { describe, expect, it } from 'vitest';
import { NO_MAPPING, parseSettings, type ToldOfFile } from '../dialect/settings';
import { askedOf, openAsks, toldOf } from './told';

const settings = (preset: string, told?: ToldOfFile) =>
  parseSettings({
    ...{ format: 'table', encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', newline: 'lf' } },
    ...{ header: true, columns: [], mapping: NO_MAPPING, noQuestion: false, oneMeans: 'consistent' },
    ...{ preset, told },
  });

describe('what is told of a whole file', () => {
  it('is what a person said, else what its name tells', () => {
    expect(toldOf(settings('q2'), 'memnet_inconsistent.csv')).toMatchObject({
      ...{ label: 'inconsistent', generator: 'memnet' },
    });
    expect(toldOf(settings('q2', { label: 'consistent' }), 'memnet_inconsistent.csv').label).toBe(
      'consistent',
    );
    expect(toldOf(settings('doccano'), 'ann.jsonl').author).toBe('ann');
  });

  it('is told by the name of the file that is read, not of its archive', () => {
    const inArchive = (packed: object, fileName: string) =>
      toldOf({ ...settings('doccano'), ...packed }, fileName).author;
    expect(inArchive({ packed: 'gzip' }, 'ann.jsonl.gz')).toBe('ann');
    expect(inArchive({ packed: 'zip', entry: 'ann.jsonl' }, 'export.zip')).toBe('ann');
    expect(inArchive({ packed: 'zip', entry: 'all.jsonl' }, 'export.zip')).toBeUndefined();
    const cross = { ...settings('q2'), packed: 'zip' as const, entry: 'dodeca_consistent.csv' };
    expect(toldOf(cross, 'q2_inconsistent.zip')).toMatchObject({ generator: 'dodeca', label: 'consistent' });
  });

  it('is open where neither says it, but for the model that answered', () => {
    expect(openAsks(settings('q2'), 'file.csv')).toEqual(['label']);
    expect(openAsks(settings('doccano'), 'all.jsonl')).toEqual(['author']);
    expect(openAsks(settings('doccano', { author: 'Ann' }), 'all.jsonl')).toEqual([]);
  });

  it('is asked only by kinds of file that need it', () => {
    expect(askedOf(settings('refchecker'))).toEqual(['author', 'generator']);
    expect(askedOf(settings('by-name'))).toEqual([]);
    expect(askedOf(settings('native'))).toEqual([]);
  });
});
