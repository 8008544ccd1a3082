import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { type MadeChange, editOf } from '@/lib/testing/judge/constructed-sample';

const test = testDatabase();

describe('where an answer was changed', () => {
  const places = async (...changes: MadeChange[]) => {
    const pedigree = JSON.stringify({ edits: changes.map(editOf) });
    const [row] = await test.db.$queryRaw<{ places: string | null }[]>`
      SELECT face4rag_changed_places(${pedigree}::jsonb)::text AS places`;
    return row!.places;
  };

  it.each<[string, MadeChange[], string | null]>([
    ['no edit', [], null],
    ['one edit', [[15, '40', '70']], '{[15,17)}'],
    ['an insertion', [[8, '', 'old ']], '{[8,12)}'],
    ['a deletion: both sides of it', [[5, ' not', '']], '{[4,6)}'],
    [
      'a second edit: is shifted by the first',
      [
        [2, 'ab', 'abcde'],
        [10, 'x', 'y'],
      ],
      '{[2,7),[13,14)}',
    ],
    [
      'after a deletion: is shifted back',
      [
        [2, 'abcde', ''],
        [10, 'x', 'yz'],
      ],
      '{[1,3),[5,7)}',
    ],
    [
      'emoji in an edit: are two units each',
      [
        [0, 'Pots', '🏺🏺🏺'],
        [10, '40', '70'],
      ],
      '{[0,6),[12,14)}',
    ],
    [
      'edits out of order: the same places',
      [
        [10, 'x', 'y'],
        [2, 'ab', 'abcde'],
      ],
      '{[2,7),[13,14)}',
    ],
  ])('%s', async (_, changes, expected) => {
    expect(await places(...changes)).toBe(expected);
  });
});
