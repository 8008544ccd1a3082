import { describe, expect, it } from 'vitest';
import { changeDigest, findReceipt } from './change-receipt';

const note = (text: string, version = 3) => ({ kind: 'note', changeId: '1', version, note: text });
const NOTE = note('“温度”');
const asked = { actorId: 'a', sampleId: 's', change: NOTE };
const row = { actorId: 'a', sampleId: 's', changeDigest: changeDigest(NOTE) };

describe('changeDigest', () => {
  it('is the same over another version, and another for other words', () => {
    expect(changeDigest(note('“温度”', 4))).toBe(changeDigest(NOTE));
    expect(changeDigest(note('”温度“'))).not.toBe(changeDigest(NOTE));
    expect(changeDigest(NOTE)).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('findReceipt', () => {
  it('finds no row: the change has yet to be made', () => {
    expect(findReceipt(null, asked)).toBe(false);
  });

  it('finds the row of the change, or one from before digests were kept: it is made', () => {
    expect(findReceipt(row, asked)).toBe(true);
    expect(findReceipt({ ...row, changeDigest: null }, asked)).toBe(true);
  });

  it.each([{ actorId: 'b' }, { sampleId: 't' }, { changeDigest: 'f'.repeat(32) }])(
    'finds the row of another change (%o): refused',
    (other) => {
      expect(() => findReceipt({ ...row, ...other }, asked)).toThrow(
        expect.objectContaining({
          error: { code: 'invalid', issues: [{ path: 'changeId', code: 'used_elsewhere' }] },
        }),
      );
    },
  );
});
