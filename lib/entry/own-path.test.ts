import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('ownPath', () => {
  it('returns a path of the studio with query and fragment', () => {
    expect(ownPath('/projects?page=2#row')).toBe('/projects?page=2#row');
    expect(ownPath('/projects/./a/../b')).toBe('/projects/b');
  });

  it.each([
    '',
    'projects',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\t\\evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
  ])('returns null for %j', (address) => {
    expect(ownPath(address)).toBeNull();
  });

  it('never leaves the studio, whatever it is made of', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '%09',
      '%2f',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const path = ownPath(pieces.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://studio.example').origin).toBe('https://studio.example');
        expect(path).not.toMatch(/[\r\n\t]/);
      }),
      { numRuns: 5_000 },
    );
  });
});
