import { describe, expect, it } from 'vitest';
import { isLikelyInconsistent, judgeSegment } from './judge-segment';
import { DEFAULT_THRESHOLD } from './params';
import { indexReference } from '../../search/reference-index';

const judge = (segment: string, reference: string) => judgeSegment(segment, indexReference(reference));
const rules = (segment: string, reference: string): string[] =>
  judge(segment, reference).findings.map(({ rule }) => rule);

describe('judgeSegment: risk', () => {
  it('gives a copy -1: 4 (.75 - 1) and nothing uncovered', () => {
    expect(judge('公司去年盈利。', '公司去年盈利。').risk).toBeCloseTo(-1, 12);
    expect(judge('Profits rose.', 'Profits rose.').risk).toBeCloseTo(-1, 12);
  });

  it('an unrelated segment: 3 plus the weight of its words', () => {
    // 猫在 .35, 在睡 .35
    expect(judge('猫在睡', '公司盈利。').risk).toBeCloseTo(3 + 0.8 * Math.log(1.7), 12);
  });

  it('adds up a changed number by hand', () => {
    const common = 0.7 * (3.35 / 4.65) + 0.3 * (Math.sqrt(20) / 7);
    const { risk } = judge('公司盈利5亿元。', '公司盈利3亿元。');
    expect(risk).toBeCloseTo(4 * (0.75 - common) + 0.8 * Math.log(2.3) + 1, 12);
    expect(risk).toBeCloseTo(1.8825, 4);
  });

  it('adds .7 for an opposite word beside a close sentence', () => {
    // 公司 司产 产量 量增 增加 against ... 量减 减少: three of five pairs, four of six characters in a row
    const common = 0.7 * (3 / 5) + 0.3 * (4 / 6);
    expect(judge('公司产量增加', '公司产量减少').risk).toBeCloseTo(
      4 * (0.75 - common) + 0.8 * Math.log(3) + 0.7,
      12,
    );
  });
});

describe('judgeSegment: findings', () => {
  const reference = '公司去年在北京盈利3亿元。员工共有200人。';

  it.each([
    ['number_missing', '公司去年在北京盈利5亿元。', reference],
    ['name_missing', 'The tower was built by Gehry.', 'The tower was built.'],
    ['quote_missing', '他写了《红楼梦》。', '他写了书。'],
    ['negation_differs', '公司去年没有在北京盈利3亿元。', reference],
    ['opposite_word', 'Sales of cars rose in May.', 'Sales of cars fell in May.'],
    ['number_elsewhere', 'red bike green van blue car 7', 'Red bike.\nGreen van.\nBlue car.\nLot 7.'],
  ])('%s fires', (rule, segment, held) => expect(rules(segment, held)).toContain(rule));

  it('finds nothing in what stands there', () => {
    expect(rules('公司去年在北京盈利3亿元。', reference)).toEqual([]);
    expect(rules('The tower was built by Gehry.', 'It was Gehry. The tower was built by him.')).toEqual([]);
    expect(rules('他写了《红楼梦》。', '《红楼梦》是他写的，他写了书。')).toEqual([]);
  });

  it('asks for a close sentence before it speaks of opposites', () => {
    const far = judge('Sales of cars in Spain rose strongly in May.', 'Prices fell.');
    expect(far.findings.map(({ rule }) => rule)).not.toContain('opposite_word');
    expect(far.against).toBeNull();
  });

  it('suggests a contradiction beside a close sentence and an invention without one', () => {
    const suggested = (segment: string) => judge(segment, reference).findings[0]?.suggests;
    expect(suggested('公司去年在北京盈利5亿元。')).toBe('KCont');
    expect(suggested('大雁飞过77座山。')).toBe('Hallu');
  });
});

describe('isInconsistent', () => {
  const verdict = (segment: string, reference: string, threshold = DEFAULT_THRESHOLD): boolean =>
    isLikelyInconsistent(judge(segment, reference), threshold);

  it('is from the threshold on', () => {
    const { risk } = judge('猫在睡', '公司盈利。');
    expect(verdict('猫在睡', '公司盈利。', risk)).toBe(true);
    expect(verdict('猫在睡', '公司盈利。', risk + 1e-9)).toBe(false);
  });

  it('is below it where a number, a negation or an opposite word contradicts a close sentence', () => {
    expect(verdict('公司盈利5亿元。', '公司盈利3亿元。')).toBe(true);
    expect(verdict('公司盈利3亿元。', '公司盈利3亿元。')).toBe(false);
    expect(verdict('公司产量增加', '公司产量减少')).toBe(true);
    expect(verdict('药物在水中不可溶解。', '药物在水中可溶解。')).toBe(true);
  });

  it('a segment without a claim: never inconsistent', () =>
    expect(verdict('Here is a summary:', '公司盈利。')).toBe(false));
});
