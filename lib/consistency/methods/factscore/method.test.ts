import { describe, expect, it } from 'vitest';
import { DECLINED, judgedBy, LATER, LATER_ZH, PLAIN, TURNED } from '@/lib/testing/judge/ferry';
import type { Script } from '@/lib/testing/judge/scripted-model';
import { explainStatement } from '../../statements/explain';
import { factscore } from './method';

const FACTS: Record<string, string[]> = {
  'The ferry runs every day.': ['The ferry runs every day.'],
  'In winter the last boat leaves at 20:00.': ['There is a last boat in winter.', 'It leaves at 20:00.'],
  'In winter the last boat leaves at 22:00.': ['There is a last boat in winter.', 'It leaves at 22:00.'],
  [TURNED.answer]: ['In winter the last boat leaves at 20:00.', 'The harbour freezes.'],
  [DECLINED.answer]: [],
  '渡轮每天运行。': ['渡轮每天运行。'],
  '冬季末班船22:00开。': ['冬季有末班船。', '末班船22:00开。'],
};
/** Finds a fact false that speaks of 22:00. */
const model: Script = ({ prompt }, last) => {
  if (!prompt.startsWith('factscore-extract'))
    return { verdict: last.includes('22:00开') || last.includes('at 22:00') ? 'inconsistent' : 'consistent' };
  return { facts: Object.entries(FACTS).find(([sentence]) => last.includes(`\n${sentence}\n`))![1] };
};

describe('FACTSCORE', () => {
  it.each([
    ['consistent', PLAIN, 5, 'consistent', ['consistent', 'consistent', 'consistent']],
    ['another time', LATER, 5, 'inconsistent', ['consistent', 'consistent', 'inconsistent']],
    ['cause and effect turned: a known miss', TURNED, 3, 'consistent', ['consistent', 'consistent']],
    ['no statement', DECLINED, 1, 'consistent', ['consistent']],
    ['another time, in Chinese', LATER_ZH, 5, 'inconsistent', ['consistent', 'consistent', 'inconsistent']],
  ])(
    'an answer that is %s: one call a sentence and one a fact',
    async (_, input, calls, verdict, verdicts) => {
      const judged = await judgedBy(factscore, input, model);
      expect(judged.asked).toHaveLength(calls);
      expect(judged).toMatchObject({ verdict, verdicts });
    },
  );

  it('a fact stands where its sentence does', async () => {
    const { prediction } = await judgedBy(factscore, LATER, model);
    expect(prediction.segments.map(({ spans: [at] }) => LATER.answer.slice(...at!))).toEqual([
      'The ferry runs every day.',
      ...Array<string>(2).fill('In winter the last boat leaves at 22:00.'),
    ]);
  });

  it('a sentence enters its prompt whole, and a range in a fact stays whole', async () => {
    const answer = '94 reactors ran from 1990 - 1995.';
    const { asked, prediction } = await judgedBy(factscore, { ...PLAIN, answer }, ({ prompt }) =>
      prompt.startsWith('factscore-extract')
        ? { facts: ['94 reactors ran 1990 - 1995.'] }
        : { verdict: 'consistent' },
    );
    expect(asked[0]!.messages[1]!.content).toContain(`\n${answer}\n`);
    expect(prediction.segments.map(({ text }) => text)).toEqual(['94 reactors ran 1990 - 1995.']);
  });

  it.each(['', 'Not sure at all', '{"verdict": "perhaps"}'])(
    'a check that says %j: is asked to mend it once, then abstains',
    async (said) => {
      const judged = await judgedBy(factscore, DECLINED, ({ prompt }) =>
        prompt.startsWith('factscore-extract') ? { facts: ['It is closed.'] } : said,
      );
      expect(judged).toMatchObject({ verdict: 'undecided', verdicts: ['abstained'] });
      expect(judged.asked.map(({ prompt }) => prompt)).toEqual([
        'factscore-extract.en/1',
        'factscore-check.en/1',
        'factscore-check.en/1+repair',
      ]);
    },
  );

  it.each([
    ['错误', 'inconsistent'],
    ['不一致', 'inconsistent'],
    ['Untrue', 'abstained'],
    ['true', 'consistent'],
    ['正确', 'consistent'],
  ])('a verdict that is worded %s: is %s, whatever word stands in it', async (verdict, expected) => {
    const judged = await judgedBy(factscore, DECLINED, ({ prompt }) =>
      prompt.startsWith('factscore-extract') ? { facts: ['It is closed.'] } : { verdict },
    );
    expect(judged.verdicts).toEqual([expected]);
  });

  it('a sentence whose facts nobody can read: abstains, the others are judged', async () => {
    const judged = await judgedBy(factscore, PLAIN, (question, last) => {
      const second = question.messages[1]!.content.includes('\nIn winter the last boat leaves at 20:00.\n');
      return second && question.prompt.startsWith('factscore-extract') ? 'Sorry?' : model(question, last);
    });
    expect(judged).toMatchObject({ verdict: 'undecided', verdicts: ['consistent', 'abstained'] });
  });

  it('several samplings: the majority decides, its share is the score, an even vote is unsure', async () => {
    const votes = (said: string[]) =>
      judgedBy(
        factscore,
        DECLINED,
        ({ prompt, repeat = 0 }) =>
          prompt.startsWith('factscore-extract') ? { facts: ['It is closed.'] } : { verdict: said[repeat] },
        { votes: said.length },
      );
    const most = await votes(['inconsistent', 'consistent', 'inconsistent']);
    expect(most.verdicts).toEqual(['inconsistent']);
    const { machine } = most.prediction.segments[0]!;
    expect(machine.score).toBeCloseTo(2 / 3);
    expect(explainStatement(machine.steps!).fact).toEqual([
      '[inconsistent] (of inconsistent, consistent, inconsistent)',
    ]);
    expect((await votes(['inconsistent', 'consistent'])).verdicts).toEqual(['unsure']);
  });
});
