import { describe, expect, it } from 'vitest';
import { isTimeZone } from './time-zone';

describe('isTimeZone', () => {
  it.each([
    ['Asia/Shanghai', true],
    ['UTC', true],
    ['Middle/Earth', false],
    ["UTC'; --", false],
    ['', false],
  ])('%s', (name, is) => expect(isTimeZone(name)).toBe(is));
});
