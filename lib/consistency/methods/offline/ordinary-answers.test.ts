import { describe, expect, it } from 'vitest';
import { offlineParamsSchema } from './params';
import { predictSample } from './predict-sample';

const read = (answer: string, reference: string) =>
  predictSample({ question: '', reference, answer, language: 'zh' }, offlineParamsSchema.parse({})).segments;
const verdicts = (answer: string, reference: string) => read(answer, reference).map(({ fact }) => fact);
const rules = (answer: string, reference: string) =>
  read(answer, reference).flatMap(({ machine }) => machine.findings.map(({ rule }) => rule));
const quotes = (answer: string, reference: string) =>
  read(answer, reference).flatMap(({ evidence }) =>
    evidence.map((piece) => ('quote' in piece ? piece.quote : piece.searched)),
  );

const MANUAL = 'Hold the button down. Wait until the LED blinks amber. Release it.';
const RULES = '图书馆九点开门，九点半开始借书。阅览室在三楼。';

describe('numbers of list items', () => {
  it.each([
    ['1. Hold the button down.\n2. Wait until the LED blinks amber.', MANUAL],
    ['1）图书馆九点开门。\n2）阅览室在三楼。', RULES],
  ])('count nothing', (answer, reference) =>
    expect(verdicts(answer, reference)).toEqual(['consistent', 'consistent']),
  );
});

describe('times of day', () => {
  it.each([
    ['图书馆9:00开门。', RULES],
    ['图书馆9点30分开始借书。', RULES],
    ['The library opens at 9:00 a.m.', 'The library opens at 9 am every day.'],
  ])('%s: the same however they are written', (answer, reference) =>
    expect(rules(answer, reference)).toEqual([]),
  );

  it('other ones contradict', () => {
    expect(verdicts('图书馆10:00开门。', RULES)).toEqual(['inconsistent']);
    expect(verdicts('The library opens at 10 am.', 'The library opens at 9 am.')).toEqual(['inconsistent']);
  });
});

describe('floors', () => {
  it.each([
    ['阅览室在五楼。', RULES],
    ['The reading room is on the fifth floor.', 'The reading room is on the third floor.'],
  ])('%s: another one contradicts', (answer, reference) =>
    expect(verdicts(answer, reference)).toEqual(['inconsistent']),
  );
});

describe('evidence', () => {
  const HARBOUR =
    '## Harbour dues\n\nDues are taken from 15 December to 10 April in the harbour.\n\nThe waste reception follows rule 30.\n';

  it('a number that only another rule has: launders nothing', () => {
    const [segment] = read('Dues are taken from 15 December to 30 April in the harbour.', HARBOUR);
    expect(segment).toMatchObject({
      fact: 'inconsistent',
      evidence: [
        { relation: 'contradicts', quote: 'Dues are taken from 15 December to 10 April in the harbour.' },
      ],
      machine: {
        findings: [{ rule: 'number_differs', segmentQuote: '30', referenceQuote: '10', suggests: 'KCont' }],
      },
    });
    expect(
      rules('会费在12月15日至4月30日收取。', '会费在12月15日至4月10日收取。\n垃圾接收按第30条执行。'),
    ).toContain('number_differs');
    // The sentence says the 2 twice and the segment once, so the other one differs.
    expect(
      rules('会费在5月19日收取，2月19日减免。', '会费在2月19日收取，2月19日减免。\n第5条是垃圾接收。'),
    ).toContain('number_differs');
  });

  it('a heading: is none where anything else is', () => {
    expect(quotes('Harbour dues are taken in December.', HARBOUR)[0]).toContain('Dues are taken');
    expect(quotes('港口费用在十二月收取。', '## 港口费用\n\n港口在十二月收取费用。')).toEqual([
      '港口在十二月收取费用。',
    ]);
  });

  it('a sentence of several rules: gives the one that is meant', () => {
    const reference = '一楼可以饮食；二楼禁止饮食；三楼禁止拍照；四楼不对外开放。';
    expect(quotes('三楼禁止拍照。', reference)).toEqual(['三楼禁止拍照；']);
  });
});

describe('what says nothing of the world', () => {
  it.each([
    '欢迎加入！',
    '入职第一天请注意：',
    '三款手机对比如下：',
    '可以这样处理：',
    'Welcome to the team!',
    'Please note:',
    'The main steps are as follows:',
    'I therefore cannot say what colour its doors were.',
  ])('%s is consistent', (answer) =>
    expect(verdicts(answer, answer.includes(' ') ? 'Profits rose last year.' : '公司去年盈利。')).toEqual([
      'consistent',
    ]),
  );

  it('a claim behind a greeting is one', () => {
    expect(verdicts('欢迎加入，公司每月发放五千元补贴。', '公司去年盈利。')).toEqual(['inconsistent']);
    expect(verdicts('Welcome, the company pays for your flat and car.', 'Profits rose.')).toEqual([
      'inconsistent',
    ]);
  });
});

describe('searches', () => {
  it('are whole words', () => {
    const [searched] = quotes('凭学生证复印件领取。', '公司去年盈利。') as string[][];
    expect(searched!.join('')).toContain('学生证');
    expect(searched!.some((term) => ['凭学', '生证', '证复'].includes(term))).toBe(false);
    expect(quotes('Smith et al. opened it in 3 days.', 'Profits rose.').flat()).not.toContain('3');
  });
});

describe('rows of a table', () => {
  it('Latin names and figures are judged against a Chinese reference', () => {
    const reference = '| 型号 | 重量 |\n| A10 | 480 克 |\n| X3 | 520 克 |';
    const [row] = read('| A10 | 480 g |', reference);
    expect(row!.fact).toBe('consistent');
    expect(verdicts('| A10 | 999 g |', reference)).toEqual(['inconsistent']);
  });
});
