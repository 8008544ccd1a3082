import { describe, expect, it } from 'vitest';
import { serialDate } from './serial-date';

describe('serialDate', () => {
  it.each([
    [45_356, 'date', '2024-03-05'],
    [45_356.604166666664, 'date_time', '2024-03-05T14:30:00'],
    [45_356.604166666664, 'date', '2024-03-05T14:30:00'],
    [45_356, 'date_time', '2024-03-05T00:00:00'],
    [45_356.604166666664, 'time', '2024-03-05T14:30:00'],
    [45_356.999999999, 'date', '2024-03-06'],
    [45_356.50000001157, 'date_time', '2024-03-05T12:00:00.001'],
    [1, 'date', '1900-01-01'],
    [59, 'date', '1900-02-28'],
    [60, 'date', '1900-02-29'],
    [61, 'date', '1900-03-01'],
    [2_958_465, 'date', '9999-12-31'],
    [0.75, 'time', '18:00:00'],
    [0, 'time', '00:00:00'],
    [0.25, 'date', '06:00:00'],
    [1.5104166666666667, 'elapsed', '36:15:00'],
    [0.0001157407, 'elapsed', '00:00:10'],
  ] as const)('of 1900: %d as %s is %s', (serial, kind, text) => {
    expect(serialDate(serial, kind, false)).toBe(text);
  });

  it.each([
    [43_894, 'date', '2024-03-05'],
    [0, 'date', '1904-01-01'],
    [1, 'date', '1904-01-02'],
    [0.5, 'time', '12:00:00'],
  ] as const)('of 1904: %d as %s is %s', (serial, kind, text) => {
    expect(serialDate(serial, kind, true)).toBe(text);
  });

  it.each([-1, 2_958_466, Number.NaN, Infinity])('%d is no day', (serial) => {
    expect(serialDate(serial, 'date', false)).toBeNull();
  });
});
