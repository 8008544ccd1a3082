import { describe, expect, it } from 'vitest';
import { anchor } from './anchor';

const places = (answer: string, segments: { text: string; source: string[] }[]) =>
  anchor(answer, segments).map(({ spans, unanchored }) => [
    spans.map(([a, b]) => answer.slice(a, b)),
    unanchored,
  ]);

describe('anchor', () => {
  it('finds the second of two equal sentences for the second segment', () => {
    const answer = '湖水很清。湖水很清。';
    const one = { text: '湖水很清。', source: ['湖水很清。'] };
    expect(anchor(answer, [one, one]).map(({ spans }) => spans)).toEqual([[[0, 5]], [[5, 10]]]);
  });

  it('takes several pieces in the order of the answer, joined where they overlap', () => {
    const answer = '## 营业时间\n- 周一：休息\n- 周二：９点';
    const pieces = ['- 周二：9点', '营业时间', '周二：９点'];
    expect(places(answer, [{ text: '营业时间，周二：9 点', source: pieces }])).toEqual([
      [['营业时间', '周二：９点'], false],
    ]);
  });

  it('falls back to the words of the segment, then to the gap between its neighbours', () => {
    const answer = 'One is red. Two is blue. Three is green.';
    expect(
      places(answer, [
        { text: 'One is red.', source: [] },
        { text: 'A quite different claim', source: ['nowhere at all'] },
        { text: 'Three is green.', source: ['Three is green.'] },
      ]),
    ).toEqual([
      [['One is red.'], false],
      [[' Two is blue. '], true],
      [['Three is green.'], false],
    ]);
  });
});
