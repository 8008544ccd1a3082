import { describe, expect, it } from 'vitest';
import { Notes } from './import-notes';

const named = (count: number) => Array.from({ length: count }, (_, at) => `field ${at}`);

describe('notes of an import', () => {
  it('count each thing once however often it is met, and name the first ones', () => {
    const notes = new Notes();
    for (const _ of named(100)) for (const field of named(30)) notes.add('field_dropped', field);
    expect(notes.all()).toEqual([{ code: 'field_dropped', about: named(20), count: 30 }]);
  });

  it('count all of very many things', () => {
    const notes = new Notes();
    for (const id of named(5_000)) notes.add('label_untyped', id);
    expect(notes.all()).toMatchObject([{ code: 'label_untyped', count: 5_000 }]);
  });
});
