import { describe, expect, it } from 'vitest';
import { candidates } from './ask/shapes';
import { LlmFault } from '@/lib/llm/fault';
import type { ModelQuestion } from '@/lib/llm/question';
import { together } from '@/lib/testing/judge/together';
import { type Script, scriptedModel } from '@/lib/testing/judge/scripted-model';
import { lFace4rag } from './method';
import type { JudgedSegment } from '../../method';
import type { LFace4ragParams } from './params';
import { lFace4ragStepsSchema } from './steps';

const english = {
  question: 'Why does the mill work two shifts?',
  reference: 'Since the mill was given electric light, it has worked two shifts. It employs 40 people.',
  answer: 'The mill got electric light because it worked two shifts. It employs 50 people.',
  language: 'en',
};
const frame = { connections: [], summary: 'A then B.' };
const cut = {
  segments: [
    {
      text: 'The mill got electric light because it worked two shifts.',
      source: ['The mill got electric light because it worked two shifts.'],
    },
    { text: 'The mill employs 50 people.', source: ['It employs 50 people.'] },
  ],
};
const stage = ({ prompt }: ModelQuestion): string => prompt.split('.')[0]!;

/** The mill's first segment turns cause and effect round, its second has a wrong number. */
const judge: Script = (question, last) => {
  const second = last.includes('50 people');
  switch (stage(question)) {
    case 'decompose':
      return cut;
    case 'fact':
      return second
        ? {
            points: [
              {
                point: '50 people',
                context: ['it employs 40 people'],
                reason: 'It is 40.',
                verdict: 'inconsistent',
              },
            ],
          }
        : {
            points: [
              {
                point: 'electric light',
                context: ['the mill was given electric light'],
                reason: 'Said.',
                verdict: 'consistent',
              },
            ],
          };
    case 'logic':
      return {
        context: ['Since the mill was given electric light, it has worked two shifts.'],
        segment_frame: frame,
        context_frame: frame,
        comparison: 'Turned round.',
        verdict: second ? 'consistent' : 'inconsistent',
      };
    default:
      return second
        ? { reason: '40, not 50.', type: 'KCont' }
        : { reason: 'Cause and effect.', type: 'LCaus' };
  }
};

/** As in the paper, each segment in calls of its own. */
const PAPER = { ...lFace4rag.defaults, calls: 'per_segment', repeats: 0 } as const;

const read = (script: Script, input = english, params: LFace4ragParams = PAPER) => {
  const { ask, asked } = scriptedModel(together(script));
  return { asked, prediction: lFace4rag.read(input, params, new AbortController().signal, ask) };
};

/** A segment's steps, as the method's schema has them. */
const stepsOf = ({ machine }: JudgedSegment) => lFace4ragStepsSchema.parse(machine.steps);

describe('l-face4rag', () => {
  it('judges both stages of each segment, names types of the failed stage, and anchors what it quotes', async () => {
    const { prediction, asked } = read(judge);
    const { segments } = await prediction;
    expect(segments).toMatchObject([
      {
        fact: 'consistent',
        logic: 'inconsistent',
        errorType: 'LCaus',
        spans: [[0, 57]],
        evidence: [
          { relation: 'supports', quote: 'the mill was given electric light' },
          {
            relation: 'contradicts',
            quote: 'Since the mill was given electric light, it has worked two shifts.',
          },
        ],
      },
      {
        text: 'The mill employs 50 people.',
        spans: [[58, 79]],
        fact: 'inconsistent',
        logic: 'consistent',
        errorType: 'KCont',
        evidence: [{ relation: 'contradicts', start: 67, end: 87, quote: 'It employs 40 people' }],
      },
    ]);
    expect(stepsOf(segments[1]!).fact?.points[0]!.contexts).toEqual([
      { quote: 'it employs 40 people', match: 'normalised', start: 67, end: 87 },
    ]);
    expect(segments[1]!.machine.rationale).toBe('50 people: It is 40.\n40, not 50.');
    expect(asked.map(stage).sort()).toEqual(['decompose', 'fact', 'fact', 'logic', 'logic', 'type', 'type']);
    const [type, other] = asked.filter((question) => stage(question) === 'type');
    const shown = [type!, other!].map(({ messages }) =>
      messages[1]!.content.split('Types to choose from: ')[1]!.split(', '),
    );
    expect(shown.map((types) => types.toSorted())).toEqual([
      candidates(false).toSorted(),
      candidates(false).toSorted(),
    ]);
    expect(shown[0]).not.toEqual(shown[1]);
  });

  it('asks in Chinese about Chinese, and in English about anything else', async () => {
    const zh = { ...english, language: 'zh-Hans' };
    const prompts = async (input: typeof english) => {
      const { prediction, asked } = read(judge, input);
      await prediction;
      return new Set(asked.map(({ prompt }) => prompt.split('.')[1]));
    };
    expect(await prompts(zh)).toEqual(new Set(['zh/2']));
    expect(await prompts({ ...english, language: 'de' })).toEqual(new Set(['en/2']));
  });

  it('sends what calls share first and the segment last', async () => {
    const { prediction, asked } = read(judge);
    await prediction;
    const [first, second] = asked.filter((question) => stage(question) === 'fact');
    expect(first!.messages[0]).toEqual(second!.messages[0]);
    const [a, b] = [first!, second!].map(({ messages }) => messages[1]!.content.split('[segment ')[0]);
    expect(a).toBe(b);
    expect(a).toContain(english.reference);
  });

  it('leaves the logic stage out where only facts are asked for', async () => {
    const { prediction, asked } = read(judge, english, { ...PAPER, factsOnly: true });
    expect((await prediction).segments.map(({ fact, logic }) => [fact, logic])).toEqual([
      ['consistent', 'not_judged'],
      ['inconsistent', 'not_judged'],
    ]);
    expect(asked.map(stage)).not.toContain('logic');
  });

  it('shows an unreadable reply to the model once, then goes without a verdict and keeps the reply', async () => {
    const mended = read((question, last) => {
      if (question.prompt === 'fact.en/2') return 'Looks fine to me.';
      if (question.prompt === 'fact.en/2+repair') {
        expect(question.messages[2]).toEqual({ role: 'assistant', content: 'Looks fine to me.' });
        return judge({ ...question, prompt: 'fact.en/2' }, question.messages[1]!.content);
      }
      return judge(question, last);
    });
    expect((await mended.prediction).segments.map(({ fact }) => fact)).toEqual([
      'consistent',
      'inconsistent',
    ]);

    const lost = read((question, last) => (stage(question) === 'fact' ? 'Hm.' : judge(question, last)));
    const { segments } = await lost.prediction;
    expect(segments.map(({ fact, logic, errorType }) => [fact, logic, errorType])).toEqual([
      ['abstained', 'inconsistent', 'LCaus'],
      ['abstained', 'consistent', null],
    ]);
    expect(stepsOf(segments[1]!).fact?.noVerdict).toEqual({ fault: 'unreadable', raw: 'Hm.' });
  });

  it('takes a refusal as no verdict of its stage, and rejects when the answer itself is refused', async () => {
    const refused = read((question, last) =>
      stage(question) === 'logic'
        ? new LlmFault('refused', 'no', { raw: 'I will not.' })
        : judge(question, last),
    );
    const { segments } = await refused.prediction;
    expect(segments.map(({ logic }) => logic)).toEqual(['abstained', 'abstained']);
    expect(stepsOf(segments[0]!).logic?.noVerdict).toEqual({ fault: 'refused', raw: 'I will not.' });
    await expect(
      read(() => new LlmFault('rejected', '400 Content Exists Risk', { raw: null })).prediction,
    ).rejects.toMatchObject({ kind: 'rejected', message: 'decomposition: 400 Content Exists Risk' });
    await expect(read(() => new LlmFault('overloaded', 'later')).prediction).rejects.toMatchObject({
      kind: 'overloaded',
    });
  });

  it('marks quotes that stand nowhere, and says what was searched', async () => {
    const { prediction } = read((question, last) =>
      stage(question) === 'fact'
        ? {
            points: [
              {
                point: 'a tram',
                context: ['A tram was opened by the mayor in person.'],
                reason: 'No.',
                verdict: 'inconsistent',
              },
            ],
          }
        : judge(question, last),
    );
    const [first] = (await prediction).segments;
    expect(stepsOf(first!).fact?.points[0]!.contexts[0]).toMatchObject({ match: 'none', start: null });
    const { segments } = await read((question, last) => {
      const reply = judge(question, last);
      if (stage(question) === 'logic') return { ...(reply as object), verdict: 'consistent' };
      return stage(question) === 'fact'
        ? { points: [{ point: 'a tram', context: [], reason: 'No.', verdict: 'inconsistent' }] }
        : stage(question) === 'type'
          ? { reason: 'Nothing on it.', type: 'Hallu' }
          : reply;
    }).prediction;
    expect(segments[0]!.evidence).toEqual([{ relation: 'not_found', searched: ['a tram'] }]);
  });

  it('cuts the reference to what is nearest when it is too long, and says which parts were shown', async () => {
    const filler = Array.from({ length: 200 }, (_, at) => `Paragraph ${at} speaks of the weather.`).join(
      '\n',
    );
    const reference = `${filler}\n${english.reference}\n${filler}`;
    const { prediction, asked } = read(
      (question, last) =>
        stage(question) !== 'decompose' && last.length > 5_000
          ? new LlmFault('too_long', 'context length exceeded')
          : judge(question, last),
      { ...english, reference },
    );
    const { segments } = await prediction;
    expect(segments.map(({ fact, logic }) => [fact, logic])).toEqual([
      ['consistent', 'inconsistent'],
      ['inconsistent', 'consistent'],
    ]);
    const windows = segments[1]!.machine.steps!.windows!;
    expect(windows.map(([a, b]) => reference.slice(a, b)).join('')).toContain('It employs 40 people.');
    expect(segments[1]!.evidence).toMatchObject([{ quote: 'It employs 40 people' }]);
    expect(asked.length).toBeLessThan(30);

    const never = read(
      (question, last) =>
        stage(question) === 'decompose'
          ? judge(question, last)
          : new LlmFault('too_long', 'context length exceeded'),
      { ...english, reference },
    );
    expect(stepsOf((await never.prediction).segments[0]!).fact?.noVerdict?.fault).toBe('too_long');
  });

  it('abstains without asking where there is no reference', async () => {
    const { prediction, asked } = read(judge, { ...english, reference: ' \n' });
    expect((await prediction).segments.map(({ fact, logic }) => [fact, logic])).toEqual([
      ['abstained', 'abstained'],
      ['abstained', 'abstained'],
    ]);
    expect(asked).toEqual([]);
  });

  it('refuses parameters of other prompts', () => {
    expect(() => lFace4rag.parse({ prompts: ['fact.en/0'] })).toThrow('prompts_changed');
  });
});
