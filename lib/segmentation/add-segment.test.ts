import { describe, expect, it } from 'vitest';
import { span } from '@/lib/text/offsets';
import { addSegment, placeAmong } from './add-segment';

const ANSWER = '长江很长。- 它很深👩‍👧，也很宽。 The end.';
const first = { spans: [span(0, 5)] };
const last = { spans: [span(ANSWER.indexOf('The'), ANSWER.length)] };
const at = (words: string) => span(ANSWER.indexOf(words), ANSWER.indexOf(words) + words.length);
const add = (words: string) => addSegment(ANSWER, [first, last], at(words));

describe('addSegment', () => {
  it('a whole stretch: quotes the answer and stands between its neighbours', () => {
    expect(add('它很深👩‍👧，也很宽。')).toEqual({
      cut: { text: '它很深👩‍👧，也很宽。', spans: [at('它很深👩‍👧，也很宽。')] },
      at: 1,
    });
  });

  it('a part of a stretch: stands alone, without the white space around it', () => {
    expect(add('也很宽。 ')).toEqual({ cut: { text: '也很宽。', spans: [at('也很宽。')] }, at: 1 });
  });

  it.each([
    ['words of a segment', span(0, 5)],
    ['a place that reaches into a segment', span(3, 11)],
    ['marks alone', at('👩‍👧，')],
    ['the sign of a list', at('- ')],
    ['a parted character', span(at('👩‍👧')[0] + 2, at('也很宽。')[1])],
    ['a place behind the answer', span(at('它')[0], 1_000)],
    ['nothing', span(7, 7)],
  ])('%s: refused', (_name, place) => expect(addSegment(ANSWER, [first, last], place)).toBeNull());

  it('an answer without segments: takes the first', () => {
    expect(addSegment('It rose.', [], span(0, 8))).toEqual({
      cut: { text: 'It rose.', spans: [[0, 8]] },
      at: 0,
    });
  });
});

describe('placeAmong', () => {
  it('counts the segments that begin before a place; one without a place stays where it is', () => {
    const segments = [first, { spans: [] }, last];
    expect([0, 6, 40].map((start) => placeAmong(segments, start))).toEqual([2, 2, 3]);
    expect(placeAmong([{ spans: [span(4, 5)] }], 0)).toBe(0);
  });
});
