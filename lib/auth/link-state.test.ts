import { describe, expect, it } from 'vitest';
import { linkState } from './link-state';

const at = (day: number) => new Date(Date.UTC(2030, 0, day));
const link = { expiresAt: at(8), usedAt: null, revokedAt: null };

describe('linkState', () => {
  it('is open until the moment it expires', () => {
    expect(linkState(link, new Date(at(8).getTime() - 1))).toBe('open');
    expect(linkState(link, at(8))).toBe('expired');
  });

  it('several states at once: used before revoked, revoked before expired', () => {
    expect(linkState({ ...link, revokedAt: at(2) }, at(9))).toBe('revoked');
    expect(linkState({ ...link, usedAt: at(1), revokedAt: at(2) }, at(9))).toBe('used');
  });
});
