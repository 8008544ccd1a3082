import { describe, expect, it } from 'vitest';
import { opensWithConnective } from './connectives';

describe('opensWithConnective', () => {
  it.each([
    '因此河水上涨。',
    '“但是他没来。”',
    '然而，如此。',
    '即三天之后。',
    'Therefore it rose.',
    'so, it rose',
    '“However, no.”',
    'In addition it fell.',
  ])('holds for %s', (sentence) => expect(opensWithConnective(sentence)).toBe(true));

  it.each([
    '河水因此上涨。',
    '即使下雨，比赛继续。',
    '即将开幕。',
    'Society changed.',
    'Butter melts.',
    'It rose, therefore.',
    '',
  ])('does not hold for "%s"', (sentence) => expect(opensWithConnective(sentence)).toBe(false));
});
