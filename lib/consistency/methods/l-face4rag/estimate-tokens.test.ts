import { describe, expect, it } from 'vitest';
import { MILL_EN } from '@/lib/testing/judge/judge-replies';
import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import { estimateTokens } from './estimate-tokens';
import { layout } from './layout';
import { PROMPTS } from './prompts/prompts';

const both = { factsOnly: false, prompts: [] };
const sample = { ...MILL_EN.texts, reference: 'The mill employs 40 people.' };

describe('foresee', () => {
  it('calls: one for the segmentation, two for each segment, a quarter for its type', () => {
    // The answer has two sentences.
    expect(estimateTokens(sample, both).calls).toBe(1 + 2 * 2.25);
    expect(estimateTokens(sample, { ...both, factsOnly: true }).calls).toBe(1 + 2 * 1.25);
  });

  it('counts the prompts as they are sent', () => {
    const one = { ...sample, answer: 'The mill employs 50 people.' };
    const cut = countTokens(
      layout(PROMPTS.decompose.en, [
        ['question', one.question],
        ['answer', one.answer],
      ]),
    );
    const judging = [PROMPTS.fact.en, PROMPTS.logic.en].map((prompt) =>
      countTokens(
        layout(prompt, [
          ['reference', one.reference],
          ['question', one.question],
          ['segment', one.answer],
        ]),
      ),
    );
    const type = 0.25 * countTokens(layout(PROMPTS.type.en, [['reference', one.reference]]));
    const sent = cut + judging.reduce((sum, tokens) => sum + tokens, 0) + type;
    expect(Math.abs(estimateTokens(one, both).promptTokens - sent) / sent).toBeLessThan(0.03);
  });

  it('grows by the reference once for each question about a segment', () => {
    const more = ' It stands by the river and has three machines.';
    const grown = estimateTokens({ ...sample, reference: sample.reference + more }, both);
    const tokens = textTokens(sample.reference + more) - textTokens(sample.reference);
    expect(grown.promptTokens - estimateTokens(sample, both).promptTokens).toBeCloseTo(tokens * 2 * 2.25);
  });

  it('no reference: no calls', () => {
    expect(estimateTokens({ ...sample, reference: ' — ' }, both).calls).toBe(0);
  });
});
