import { describe, expect, it } from 'vitest';
import { idFromHash, textHash } from '@/lib/sample/identity';
import { constructedIds } from './constructed-ids';

const HASH = textHash('q', 'r', 'a');
const ids = (source: string) => constructedIds(source, HASH);

describe('constructedIds', () => {
  it('numbers in the shape of the source, longer ones after each second try, and at last what a hash gives', () => {
    const all = ids('ferry-12.en');
    expect(all.slice(0, 2).every((id) => /^ferry-[1-9]\d\.en$/.test(id))).toBe(true);
    expect(all.slice(2, 4).every((id) => /^ferry-[1-9]\d\d\.en$/.test(id))).toBe(true);
    expect(all.at(-1)).toBe(idFromHash(HASH));
    expect(new Set(all).size).toBe(all.length);
  });

  it('the same texts give the same ids, other texts others', () => {
    expect(ids('123456')).toEqual(ids('123456'));
    expect(constructedIds('123456', textHash('q', 'r', 'b'))[0]).not.toBe(ids('123456')[0]);
    expect(ids('123456')[0]).toMatch(/^[1-9]\d{5}$/);
  });

  it('a UUID gives a UUID; what came from a hash, or has no digits, gives what a hash gives', () => {
    expect(ids('0b0e7f7e-3f3a-4a53-9a57-1d2f6f1f7c11')[0]).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    );
    expect(ids(idFromHash(textHash('q', 'r', 'z')))).toEqual([idFromHash(HASH)]);
    expect(ids('样本')).toEqual([idFromHash(HASH)]);
  });
});
