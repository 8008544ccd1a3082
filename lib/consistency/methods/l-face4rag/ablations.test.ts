import { describe, expect, it } from 'vitest';
import { judgedBy, LATER, LATER_ZH, PLAIN, TURNED } from '@/lib/testing/judge/ferry';
import type { Script } from '@/lib/testing/judge/scripted-model';
import { splitSentences } from '@/lib/text/sentences';
import { estimateTokens } from './estimate-tokens';
import { lFace4rag } from './method';

const AS_IN_THE_PAPER = { calls: 'per_segment', repeats: 0 } as const;
const sentencesOf = (answer: string) =>
  splitSentences(answer).map(([start, end]) => answer.slice(start, end));

/** Statements take apart what a comma joins; a segment of two clauses with 22:00, or with the cause turned round, is found out. */
const model =
  (answer: string): Script =>
  ({ prompt, messages }) => {
    const segment = /\[(?:segment|片段) \w+\]\n([\s\S]*?)\n\[/u.exec(messages[1]!.content)?.[1] ?? '';
    const wrong = segment.includes('22:00');
    if (prompt.startsWith('statements'))
      return {
        sentences: sentencesOf(answer).map((sentence, at) => ({
          n: at + 1,
          statements: sentence
            .replace('Because ', '')
            .split(/(?<=winter), | (?=the last boat leaves at)/u)
            .map((text) => text.trim())
            .filter((text) => text !== ''),
        })),
      };
    if (prompt.startsWith('decompose'))
      return { segments: sentencesOf(answer).map((text) => ({ text, source: [text] })) };
    if (prompt.startsWith('fact-label')) return { verdict: wrong ? 'inconsistent' : 'consistent' };
    return { verdict: segment.startsWith('Because') ? 'inconsistent' : 'consistent' };
  };

describe('without chain of thought', () => {
  it.each([
    ['consistent', PLAIN, 5, 'consistent', ['consistent', 'consistent']],
    ['another time', LATER, 5, 'inconsistent', ['consistent', 'inconsistent']],
    ['cause and effect turned', TURNED, 3, 'inconsistent', ['consistent']],
    ['another time, in Chinese', LATER_ZH, 5, 'inconsistent', ['consistent', 'inconsistent']],
  ])('an answer that is %s: one call, and two a segment', async (_, input, calls, verdict, verdicts) => {
    const judged = await judgedBy(lFace4rag, input, model(input.answer), {
      ...AS_IN_THE_PAPER,
      labelsAlone: true,
    });
    expect(judged.asked).toHaveLength(calls);
    expect(judged).toMatchObject({ verdict, verdicts });
    for (const { errorType, machine } of judged.prediction.segments)
      expect({ errorType, steps: machine.steps }).toMatchObject({
        errorType: null,
        steps: { fact: null, logic: null },
      });
  });

  it('without the logic stage too: one call a segment, and cause and effect turned are a miss', async () => {
    const judged = await judgedBy(lFace4rag, TURNED, model(TURNED.answer), {
      labelsAlone: true,
      factsOnly: true,
    });
    expect(judged.asked).toHaveLength(2);
    expect(judged.verdict).toBe('consistent');
  });

  it('a label that nobody can read: asked to mend it, then abstained, and kept with the reason', async () => {
    const judged = await judgedBy(
      lFace4rag,
      TURNED,
      (question, last) =>
        question.prompt.startsWith('fact-label') ? 'Hm.' : model(TURNED.answer)(question, last),
      { labelsAlone: true },
    );
    expect(judged.verdicts).toEqual(['abstained']);
    expect(judged.prediction.segments[0]!.machine.steps).toMatchObject({
      fact: { noVerdict: { fault: 'unreadable', raw: 'Hm.' } },
    });
  });
});

describe('cut into statements', () => {
  it.each([
    [
      'two sentences, three statements',
      PLAIN,
      7,
      ['The ferry runs every day.', 'In winter', 'the last boat leaves at 20:00.'],
    ],
    [
      'a connective is taken apart',
      TURNED,
      5,
      ['the last boat leaves at 20:00 in winter', 'the harbour freezes.'],
    ],
  ])('%s: one call, and two a statement', async (_, input, calls, texts) => {
    const judged = await judgedBy(lFace4rag, input, model(input.answer), {
      ...AS_IN_THE_PAPER,
      statements: true,
      labelsAlone: true,
    });
    expect(judged.asked).toHaveLength(calls);
    expect(judged.prediction.segments.map(({ text }) => text)).toEqual(texts);
    expect(judged.verdict).toBe('consistent');
  });

  it('statements that nobody can read: the sentences are judged, with a note', async () => {
    const judged = await judgedBy(
      lFace4rag,
      PLAIN,
      (question, last) =>
        question.prompt.startsWith('statements') ? 'Hm.' : model(PLAIN.answer)(question, last),
      { statements: true, labelsAlone: true },
    );
    expect(judged.prediction.segments).toMatchObject([
      { text: 'The ferry runs every day.', machine: { findings: [{ rule: 'plain_cut' }] } },
      { text: 'In winter the last boat leaves at 20:00.' },
    ]);
  });
});

describe('their estimate', () => {
  it('without chain of thought: a call for the segments and two for each, with short replies', () => {
    const params = { ...lFace4rag.defaults, labelsAlone: true };
    const { calls, completionTokens } = estimateTokens(PLAIN, params);
    expect(calls).toBe(5);
    expect(completionTokens).toBeLessThan(estimateTokens(PLAIN, lFace4rag.defaults).completionTokens);
  });
});

describe('a run from before a prompt was added', () => {
  it('is still the same method; one whose prompt was changed since is not', () => {
    const { prompts } = lFace4rag.defaults;
    expect(lFace4rag.parse({ prompts: prompts.slice(1) })).toMatchObject({ prompts: prompts.slice(1) });
    expect(() => lFace4rag.parse({ prompts: ['fact.zh/0'] })).toThrow('prompts_changed');
  });
});
