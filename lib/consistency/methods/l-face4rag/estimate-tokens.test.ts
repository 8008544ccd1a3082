import { describe, expect, it } from 'vitest';
import { MILL_EN } from '@/lib/testing/judge/judge-replies';
import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import { estimateTokens } from './estimate-tokens';
import { layout } from '../../ask/layout';
import { lFace4rag } from './method';
import { PROMPTS } from './prompts/prompts';

const both = { ...lFace4rag.defaults, calls: 'per_segment', repeats: 0 } as const;
const PAPER = PROMPTS.per_segment;
const sample = { ...MILL_EN.texts, reference: 'The mill employs 40 people.' };

describe('estimateTokens', () => {
  it('calls: one for the segmentation, two for each segment, a quarter for its type', () => {
    // The answer has two sentences.
    expect(estimateTokens(sample, both).calls).toBe(1 + 2 * 2.25);
    expect(estimateTokens(sample, { ...both, factsOnly: true }).calls).toBe(1 + 2 * 1.25);
  });

  it('counts the prompts as they are sent', () => {
    const one = { ...sample, answer: 'The mill employs 50 people.' };
    const cut = countTokens(
      layout(PAPER.decompose.en, [
        ['question', one.question],
        ['answer', one.answer],
      ]),
    );
    const judging = [PAPER.fact.en, PAPER.logic.en].map((prompt) =>
      countTokens(
        layout(prompt, [
          ['reference', one.reference],
          ['question', one.question],
          ['segment', one.answer],
        ]),
      ),
    );
    const type = 0.25 * countTokens(layout(PAPER.type.en, [['reference', one.reference]]));
    const sent = cut + judging.reduce((sum, tokens) => sum + tokens, 0) + type;
    expect(Math.abs(estimateTokens(one, both).promptTokens - sent) / sent).toBeLessThan(0.03);
  });

  it('grows by the reference once for each question about a segment', () => {
    const more = ' It stands by the river and has three machines.';
    const grown = estimateTokens({ ...sample, reference: sample.reference + more }, both);
    const tokens = textTokens(sample.reference + more) - textTokens(sample.reference);
    expect(grown.promptTokens - estimateTokens(sample, both).promptTokens).toBeCloseTo(tokens * 2 * 2.25);
  });

  it('all segments of a stage together: one call for each stage, whatever their number', () => {
    const together = { ...both, calls: 'per_stage' } as const;
    const few = estimateTokens(sample, together);
    const more = estimateTokens({ ...sample, answer: 'It employs 50 people. '.repeat(11) }, together);
    expect(few.calls).toBeCloseTo(3 + 1 - 0.95 ** 2);
    expect(more.calls).toBeCloseTo(3 + 1 - 0.95 ** 11);
    // Twelve are the most in a call.
    expect(
      Math.round(estimateTokens({ ...sample, answer: 'It has a weir. '.repeat(13) }, together).calls),
    ).toBe(6);
  });

  it('repeats: so often the share of stages with an unclear segment', () => {
    const one = { ...sample, answer: 'It has a weir.' };
    const calls = (repeats: number): number => estimateTokens(one, { ...both, repeats }).calls;
    expect(calls(2) - calls(0)).toBeCloseTo(2 * (0.2 + 0.05));
  });

  it('no reference: no calls', () => {
    expect(estimateTokens({ ...sample, reference: ' — ' }, both).calls).toBe(0);
  });
});
