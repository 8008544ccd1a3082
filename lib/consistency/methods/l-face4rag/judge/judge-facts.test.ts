import { describe, expect, it } from 'vitest';
import { LlmFault } from '@/lib/llm/fault';
import { judgeWith, littleJudge, pointOf } from '@/lib/testing/judge/little-judge';
import { lFace4ragStepsSchema } from '../steps';

const ZH = {
  question: '窑厂有什么？',
  reference: '石塘窑厂有五座窑，建于 1921 年。其中两座烧泥炭。厂里出售黏土。',
  answer: '窑厂有五座窑。',
  language: 'zh',
};
const EN = {
  question: 'What does the yard have?',
  reference: 'The yard at Orrin has five kilns, built in 1921. Two of them burn peat. The yard sells clay.',
  answer: 'The yard has five kilns.',
  language: 'en',
};
const only = (input: typeof ZH) => [{ text: input.answer, source: [input.answer] }];

/** The first reply and, once something was said against it, the second. */
async function judged(input: typeof ZH, first: unknown, second: unknown = first) {
  const said: string[] = [];
  const script = littleJudge(only(input), (_, { messages }) => {
    const objection = /earlier check|此前对该片段/.test(messages[1]!.content);
    said.push(messages[1]!.content);
    return { fact: objection ? second : first };
  });
  const { segments, asked } = await judgeWith(script, input, { calls: 'per_segment', factsOnly: true });
  const steps = lFace4ragStepsSchema.parse(segments[0]!.machine.steps);
  const facts = asked.filter(({ prompt }) => prompt.startsWith('fact'));
  return { fact: segments[0]!.fact, steps: steps.fact!, calls: facts.length, last: said.at(-1)! };
}

describe('a consistent point', () => {
  it.each([
    ['no quote', ZH, pointOf('有五座窑', []), '没有给出参考文本的原文'],
    ['no quote', EN, pointOf('five kilns', []), 'without a quote'],
    ['a quote from nowhere', ZH, pointOf('有五座窑', ['镇上的人都知道它有很多窑炉']), '在参考文本中找不到'],
    [
      'a quote from nowhere',
      EN,
      pointOf('five kilns', ['Everybody knows of its many ovens']),
      'stands nowhere',
    ],
    ['another number', ZH, pointOf('建于 1931 年', ['建于 1921 年']), '都没有数字“1931'],
    ['another number', EN, pointOf('built in 1931', ['built in 1921']), 'holds the number 1931'],
    ['another name', ZH, pointOf('由“青溪公司”建造', ['建于 1921 年']), '都没有名称“青溪公司'],
    ['another name', EN, pointOf('it stands in Alm', ['The yard sells clay.']), 'holds the name Alm'],
  ])(
    'with %s is asked about once more with the reason, then left without a verdict',
    async (_, input, reply, reason) => {
      const { fact, steps, calls, last } = await judged(input, reply);
      expect(last).toContain(reason);
      expect({ fact, calls }).toEqual({ fact: 'abstained', calls: 2 });
      expect(steps.noVerdict).toMatchObject({ fault: 'unsupported', raw: expect.stringContaining(reason) });
    },
  );

  it.each([
    [ZH, pointOf('石塘窑厂有五座窑', ['石塘窑厂有五座窑'])],
    [EN, pointOf('The yard has 5 kilns', ['The yard at Orrin has five kilns'])],
    // Names may stand in the sentence before, and in the question.
    [EN, pointOf('two kilns at Orrin burn peat', ['Two of them burn peat.'])],
  ])('whose quotes hold it stands at once', async (input, reply) => {
    expect(await judged(input, reply)).toMatchObject({ fact: 'consistent', calls: 1 });
  });

  it('that the second reply supports stands', async () => {
    const { fact, calls } = await judged(
      ZH,
      pointOf('有五座窑', []),
      pointOf('有五座窑', ['石塘窑厂有五座窑']),
    );
    expect({ fact, calls }).toEqual({ fact: 'consistent', calls: 2 });
  });

  it('quoted only roughly, with another number: the quote stands nowhere', async () => {
    const rough = pointOf('有六座窑', ['石塘的窑厂共有六座窑，建于 1921 年']);
    const { steps } = await judged(ZH, rough);
    expect(steps.points[0]!.contexts[0]).toMatchObject({ match: 'none', start: null });
    const same = await judged(ZH, pointOf('有五座窑', ['石塘的窑厂共有五座窑，建于 1921 年']));
    expect(same.steps.points[0]!.contexts[0]).toMatchObject({ match: 'fuzzy' });
  });
});

describe('a fact stage', () => {
  it('without points on a segment that says something is asked again; a greeting is not', async () => {
    expect(await judged(EN, { points: [] })).toMatchObject({ fact: 'abstained', calls: 2 });
    expect(await judged(ZH, { points: [] })).toMatchObject({ fact: 'abstained', calls: 2 });
    for (const [input, answer] of [
      [EN, 'I hope this helps!'],
      [ZH, '希望对您有帮助！'],
    ] as const)
      expect(await judged({ ...input, answer }, { points: [] })).toMatchObject({
        fact: 'consistent',
        calls: 1,
      });
  });

  it('may be unsure, which an inconsistent point outweighs', async () => {
    const unsure = pointOf('两座窑烧泥炭', ['其中两座烧泥炭'], 'unsure');
    expect((await judged(ZH, unsure)).fact).toBe('unsure');
    const both = { points: [...unsure.points, ...pointOf('有六座窑', ['有五座窑'], 'inconsistent').points] };
    expect((await judged(ZH, both)).fact).toBe('inconsistent');
  });

  it('that got an empty reply, a refusal or a filter abstains, and the sample lives', async () => {
    for (const kind of ['empty', 'refused', 'filtered', 'rejected'] as const) {
      const { fact, steps } = await judged(EN, new LlmFault(kind, 'the words of the endpoint'));
      expect({ fact, noVerdict: steps.noVerdict }).toEqual({
        fact: 'abstained',
        noVerdict: { fault: kind, raw: 'the words of the endpoint' },
      });
    }
  });
});

describe('a hallucination found in a window', () => {
  const filler = Array.from({ length: 80 }, (_, at) => `Note ${at} tells of the weather on the river.`);
  const reference = ['The yard has five kilns.', ...filler, 'The old bakehouse fires loaves at night.'].join(
    '\n',
  );
  const input = { ...EN, reference, answer: 'The yard has five kilns and bakes bread.' };
  const script = (borneOut: boolean) =>
    littleJudge(only(input), (text, { messages }) => {
      const shown = messages[1]!.content;
      if (shown.length > 3_000) return { fact: new LlmFault('too_long', 'too long') };
      if (text !== 'bread is baked') return { fact: pointOf('bread is baked', [], 'inconsistent') };
      const there = borneOut && shown.includes('bakehouse');
      return {
        fact: there
          ? pointOf('bread is baked', ['The old bakehouse fires loaves at night.'])
          : pointOf('bread is baked', [], 'inconsistent'),
      };
    });

  it('is held against the rest, and dropped where that bears it out', async () => {
    const params = { calls: 'per_segment', factsOnly: true } as const;
    const found = await judgeWith(script(true), input, params);
    expect(found.segments[0]!.fact).toBe('consistent');
    expect(found.segments[0]!.evidence).toMatchObject([
      { relation: 'supports', quote: 'The old bakehouse fires loaves at night.' },
    ]);
    const never = await judgeWith(script(false), input, params);
    expect(never.segments[0]!.fact).toBe('inconsistent');
    // Every sentence of the reference was shown once.
    const shown = never.asked.map(({ messages }) => messages[1]!.content).join('\n');
    expect(filler.every((line) => shown.includes(line))).toBe(true);
  });
});
