import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATER_ZH, PLAIN } from '@/lib/testing/judge/ferry';
import { addFiller } from './filler';
import { changeLayout } from './layout';
import { perturb } from './perturb';
import { PERTURBATIONS } from './perturbations';
import { reorderReference } from './reference-order';

describe('reorderReference', () => {
  it.each([
    ['The first.\n\nThe second.', 'The second.\n\nThe first.'],
    ['第一段。\n第二段。', '第二段。\n第一段。'],
  ])('two passages change places: %j', (reference, changed) => {
    expect(reorderReference(reference)).toBe(changed);
  });

  it.each(['One passage. Of two sentences.', '只有一段。', 'same\n\nsame', ''])(
    '%j: there are not two that differ',
    (reference) => {
      expect(reorderReference(reference)).toBeNull();
    },
  );

  it('keeps every passage, moves at least one, and is the same each time', () => {
    const passages = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 2 });
    fc.assert(
      fc.property(passages, (texts) => {
        const changed = reorderReference(texts.join('\n\n'))!;
        expect(changed.split('\n\n').sort()).toEqual([...texts].sort());
        expect(changed).not.toBe(texts.join('\n\n'));
        expect(reorderReference(texts.join('\n\n'))).toBe(changed);
      }),
    );
  });
});

describe('changeLayout', () => {
  it.each([
    ['The ferry runs daily. It is white.', '- The ferry runs daily.\n- It is white.'],
    ['渡轮每天运行。船是白色的。', '- 渡轮每天运行。\n- 船是白色的。'],
    ['The ferry  runs daily.', '\n\nThe ferry runs daily.\n\n'],
  ])('%j', (answer, changed) => {
    expect(changeLayout(answer)).toBe(changed);
  });

  it.each(['- one\n- two', '1. one\n2. two', '（1）甲\n（2）乙', '| a | b |', '# Title\nText.', ''])(
    '%j has a layout of its own',
    (answer) => {
      expect(changeLayout(answer)).toBeNull();
    },
  );
});

it('addFiller: two sentences that state nothing, in the language of the sample', () => {
  expect(addFiller('It is white. ', 'en')).toBe(
    'Here is the answer to your question.\nIt is white.\nI hope this helps.',
  );
  expect(addFiller('船是白色的。', 'zh-CN')).toBe('下面回答您的问题。\n船是白色的。\n希望对您有帮助。');
});

const changed = (answer: string, language: string, kind: 'planted_number' | 'planted_negation') =>
  perturb({ question: '', reference: answer, answer, language }, kind, 'consistent')?.input.answer ?? null;

describe('a number that is changed', () => {
  it.each([
    ['The last boat leaves at 20:00.', 'en', 'The last boat leaves at 21:00.'],
    ['It takes 20 minutes.', 'en', 'It takes 30 minutes.'],
    ['末班船20:00开。', 'zh', '末班船21:00开。'],
    ['It grew by 9%.', 'en', 'It grew by 8%.'],
    ['The 3 boats leave at 6:00.', 'en', 'The 4 boats leave at 6:00.'],
  ])('%j (%s): %j', (answer, language, is) => {
    expect(changed(answer, language, 'planted_number')).toBe(is);
  });

  it('is in the reference too', () => {
    const input = { question: '', reference: 'It has decks.', answer: 'It has 3 decks.', language: 'en' };
    expect(perturb(input, 'planted_number', 'consistent')).toBeNull();
  });
});

describe('a statement that is denied', () => {
  it.each([
    ['The ferry is white.', 'en', 'The ferry is not white.'],
    ['The boats can carry cars.', 'en', 'The boats cannot carry cars.'],
    ['It does not stop. The trip was free.', 'en', 'It does not stop. The trip was not free.'],
    ['渡轮是白色的。', 'zh', '渡轮不是白色的。'],
    ['它没有停靠。乘客可以带车。', 'zh', '它没有停靠。乘客不能带车。'],
    ['沙浦位于北部。', 'zh', '沙浦不在北部。'],
    ['It is not white.', 'en', 'It is white.'],
  ])('%j (%s): %j', (answer, language, is) => {
    expect(changed(answer, language, 'planted_negation')).toBe(is);
  });

  it.each([
    ['The ferry runs every day.', 'en'],
    ['Is the ferry white?', 'en'],
    ['If the harbour is frozen, boats stop.', 'en'],
    ['渡轮每天运行。', 'zh'],
    ['渡轮是否运行？', 'zh'],
    ['可是，或是还是就是总是', 'zh'],
    ['如果船是白色的，就停靠。', 'zh'],
  ])('%j (%s): nothing to deny by rule', (answer, language) => {
    expect(changed(answer, language, 'planted_negation')).toBeNull();
  });
});

describe('perturb', () => {
  it('makes errors in consistent answers alone, and says what it changed', () => {
    expect(perturb(PLAIN, 'planted_number', 'inconsistent')).toBeNull();
    expect(perturb(PLAIN, 'planted_number', 'consistent')).toEqual({
      input: { ...PLAIN, answer: PLAIN.answer.replace('20:00', '21:00') },
      change: { was: '20:00', is: '21:00' },
    });
  });

  it('changes the reference or the answer, never both, and never the question', () => {
    for (const sample of [PLAIN, LATER_ZH])
      for (const perturbation of PERTURBATIONS) {
        const changed = perturb(
          { ...sample, reference: `${sample.reference}\n\nEnd.` },
          perturbation,
          'consistent',
        );
        if (!changed) continue;
        expect(changed.input.question).toBe(sample.question);
        expect(changed.input.language).toBe(sample.language);
        if (perturbation === 'reference_order') expect(changed.input.answer).toBe(sample.answer);
        else expect(changed.input.reference).toBe(`${sample.reference}\n\nEnd.`);
      }
  });
});
