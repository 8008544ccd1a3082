import { expect, it } from 'vitest';
import { readSnapshot } from './snapshot-fields';

it('readSnapshot, a form with a line taken out: the splits that are left, in order, a missing share as no number', () => {
  const data = new FormData();
  for (const [name, value] of [
    ['content', 'annotations'],
    ['reason', 'First release'],
    ['released', 'none'],
    ['splits.0.name', 'train'],
    ['splits.0.share', '80'],
    ['splits.2.name', 'test'],
    ['splits.2.share', ''],
    ['licence', 'CC-BY-4.0'],
  ] as const)
    data.set(name, value);
  expect(readSnapshot(data)).toEqual({
    content: 'annotations',
    released: null,
    reason: 'First release',
    splits: [
      { name: 'train', share: 80 },
      { name: 'test', share: Number.NaN },
    ],
    terms: { licence: 'CC-BY-4.0', citation: '', contact: '' },
  });
});
