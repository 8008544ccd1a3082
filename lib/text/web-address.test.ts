import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address';

describe('webAddress', () => {
  it.each([
    ['https://example.test/a?b=1', 'https://example.test/a?b=1'],
    ['http://example.test', 'http://example.test/'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['https://me:secret@example.test/', null],
    ['/projects', null],
    ['', null],
  ])('%s', (text, address) => expect(webAddress(text)).toBe(address));
});
