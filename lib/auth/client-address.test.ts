import { describe, expect, it } from 'vitest';
import { clientAddress, parseRanges, PEER_HEADER } from './client-address';

const headers = (peer: string, forwarded?: string): Headers =>
  new Headers({ [PEER_HEADER]: peer, ...(forwarded && { 'x-forwarded-for': forwarded }) });

describe('clientAddress', () => {
  it('is the connection where no proxy is trusted, whatever is forwarded', () => {
    expect(clientAddress(headers('203.0.113.9', '198.51.100.1'), [])).toBe('203.0.113.9');
    expect(clientAddress(headers('::ffff:203.0.113.9'), [])).toBe('203.0.113.9');
  });

  it('is what a trusted proxy says, and no more than it says itself', () => {
    const trusted = parseRanges('10.0.0.0/8, ::1')!;
    expect(clientAddress(headers('10.0.0.2', '198.51.100.1'), trusted)).toBe('198.51.100.1');
    expect(clientAddress(headers('10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.3'), trusted)).toBe(
      '198.51.100.1',
    );
    expect(clientAddress(headers('::1'), trusted)).toBe('::1');
    expect(clientAddress(headers('203.0.113.9', '198.51.100.1'), trusted)).toBe('203.0.113.9');
  });

  it('is unknown where nothing can be told', () => {
    expect(clientAddress(undefined, [])).toBe('unknown');
    expect(clientAddress(headers('10.0.0.2', 'nonsense'), parseRanges('10.0.0.2')!)).toBe('unknown');
  });
});

describe('parseRanges', () => {
  it('reads addresses and ranges, and nothing else', () => {
    expect(parseRanges('')).toEqual([]);
    expect(parseRanges('10.0.0.1,fd00::/8')).toHaveLength(2);
    expect(parseRanges('10.0.0.1, proxy')).toBeNull();
  });
});
