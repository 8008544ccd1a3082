import { expect, it } from 'vitest';
import { timeParts } from './time-parts';

it.each([
  [0, { unit: 'seconds', seconds: 0 }],
  [200, { unit: 'seconds', seconds: 1 }],
  [40_000, { unit: 'seconds', seconds: 40 }],
  [59_400, { unit: 'seconds', seconds: 59 }],
  [59_600, { unit: 'minutes', minutes: 1 }],
  [90_000, { unit: 'minutes', minutes: 2 }],
  [3_599_000, { unit: 'hoursMinutes', hours: 1, minutes: 0 }],
  [5_400_000, { unit: 'hoursMinutes', hours: 1, minutes: 30 }],
])('%i ms of work are told as %j', (ms, parts) => expect(timeParts(ms)).toEqual(parts));
