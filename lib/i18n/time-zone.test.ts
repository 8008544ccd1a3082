import { describe, expect, it } from 'vitest';
import { isTimeZone, ownTimeZone, pickTimeZone } from './time-zone';

describe('isTimeZone', () => {
  it.each([
    ['Asia/Shanghai', true],
    ['UTC', true],
    ['Middle/Earth', false],
    ["UTC'; --", false],
    ['', false],
  ])('%s', (name, is) => expect(isTimeZone(name)).toBe(is));
});

describe('pickTimeZone', () => {
  it.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['Middle/Earth', ownTimeZone()],
    [undefined, ownTimeZone()],
  ])('told %s: %s', (told, zone) => expect(pickTimeZone(told)).toBe(zone));
});
