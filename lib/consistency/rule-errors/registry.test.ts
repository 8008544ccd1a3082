import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { ERROR_RULES } from './registry';
import { applyError } from './rule-error';

/** Sentences of either language in which every rule finds something, and what no rule may change. */
const ZH = [
  '😀船队共有12艘船。',
  '湖面积为３２平方公里。',
  '航线开通于2011年6月8日。',
  '渡轮是白色的。',
  '冬季乘客增加了。',
  '甲线长于乙线，甲线比乙线长。',
  '货船有30艘，客船有20艘。',
  '店里卖苹果、香蕉和樱桃。',
  '一些乘客带了行李。',
  '只有买票才能上船。',
  '因为港口结冰了，所以渡轮停开了。',
  '[1]',
  '详见 https://example.org/2011/12 。',
  '`12艘`',
  '渡轮有12艘吗？',
];
const EN = [
  '😀 The fleet has 12 boats.',
  'The lake is 32 km wide.',
  'It opened on 8 June 2011.',
  'The ferry is white.',
  'The boat left after the storm.',
  'Lumen acquired Arden in May.',
  'They sell apples, cherries and plums.',
  'Some passengers bring bicycles.',
  'You may board only if you have a ticket.',
  'The boats stop because the harbour freezes.',
  'See https://example.org/2011/12 [12].',
  'Are there 12 boats?',
];
const sample = (sentences: readonly string[], space: string) =>
  fc.shuffledSubarray([...sentences], { minLength: 1 }).map((chosen) => chosen.join(space));
const inputs = fc.oneof(
  fc.record({ answer: sample(ZH, ''), language: fc.constant('zh') }),
  fc.record({ answer: sample(EN, ' '), language: fc.constant('en') }),
);
const asInput = ({ answer, language }: { answer: string; language: string }) => ({
  question: '',
  reference: language === 'zh' ? ZH.join('') : EN.join(' '),
  answer,
  language,
});

describe('all rules', () => {
  it('have ids of their own and known error types', () => {
    expect(new Set(ERROR_RULES.map(({ id }) => id)).size).toBe(ERROR_RULES.length);
    expect(ERROR_RULES.map(({ errorType }) => ERROR_TYPES.includes(errorType))).not.toContain(false);
  });

  it('change the span that they claim and nothing else, the same each time', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...ERROR_RULES), (texts, rule) => {
        const input = asInput(texts);
        const found = rule.find(input);
        expect(rule.find(input)).toEqual(found);
        for (const error of found) {
          const { start, end, was, is, evidence } = error;
          const { answer, reference } = input;
          expect(answer.slice(start, end)).toBe(was);
          expect(is).not.toBe(was);
          expect(applyError(answer, error)).toBe(answer.slice(0, start) + is + answer.slice(end));
          expect(applyError(answer, error).isWellFormed()).toBe(true);
          if (evidence) expect(reference.slice(evidence.start, evidence.end)).not.toBe('');
        }
      }),
    );
  });

  it('leave addresses, code, citations and questions as they are', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...ERROR_RULES), (texts, rule) => {
        const kept = [/https:\S+/, /\[\d+\]/, /`[^`]+`/, /渡轮有12艘吗？/, /Are there 12 boats\?/];
        for (const error of rule.find(asInput(texts)))
          for (const pattern of kept)
            expect(pattern.exec(applyError(texts.answer, error))?.[0]).toBe(pattern.exec(texts.answer)?.[0]);
      }),
    );
  });

  it('find nothing in texts of another language but numbers and dates', () => {
    const input = {
      question: '',
      reference: 'Es gibt 12 Boote.',
      answer: 'Es gibt 12 Boote.',
      language: 'de',
    };
    expect(ERROR_RULES.filter((rule) => rule.find(input).length > 0).map(({ id }) => id)).toEqual(['number']);
  });

  it('survive any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom('zh', 'en'),
        (text, language) => {
          for (const rule of ERROR_RULES)
            for (const error of rule.find({ question: '', reference: text, answer: text, language }))
              expect(text.slice(error.start, error.end)).toBe(error.was);
        },
      ),
    );
  });
});
