import { describe, expect, it } from 'vitest';
import { stringEnd } from './json-end';

describe('stringEnd', () => {
  it('goes past escapes', () => {
    expect(stringEnd('"a\\"b\\\\" x', 0)).toBe(8);
    expect(stringEnd('"open\\"', 0)).toBeNull();
  });
});
