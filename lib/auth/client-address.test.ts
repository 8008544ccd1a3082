import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, parseRanges } from './client-address';

describe('clientAddress', () => {
  it('is the connection where no proxy is trusted, whatever is forwarded', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9');
    expect(clientAddress('::ffff:203.0.113.9', undefined, [])).toBe('203.0.113.9');
  });

  it('is what a trusted proxy says, and no more than it says itself', () => {
    const trusted = parseRanges('10.0.0.0/8, ::1')!;
    expect(clientAddress('10.0.0.2', '198.51.100.1', trusted)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.3', trusted)).toBe('198.51.100.1');
    expect(clientAddress('::1', undefined, trusted)).toBe('::1');
    expect(clientAddress('203.0.113.9', '198.51.100.1', trusted)).toBe('203.0.113.9');
  });

  it('no address known: unknown', () => {
    expect(clientAddress(undefined, undefined, [])).toBe('unknown');
    expect(clientAddress('10.0.0.2', 'nonsense', parseRanges('10.0.0.2')!)).toBe('unknown');
  });
});

describe('networkOf', () => {
  it('is one for all addresses that a machine can take by itself', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('unknown')).toBe('unknown');
  });
});

describe('parseRanges', () => {
  it('reads addresses and ranges, and nothing else', () => {
    expect(parseRanges('')).toEqual([]);
    expect(parseRanges('10.0.0.1,fd00::/8')).toHaveLength(2);
    expect(parseRanges('10.0.0.1, proxy')).toBeNull();
  });
});
