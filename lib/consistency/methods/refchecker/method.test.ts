import { describe, expect, it } from 'vitest';
import { DECLINED, judgedBy, LATER, LATER_ZH, PLAIN, TURNED } from '@/lib/testing/judge/ferry';
import type { Script } from '@/lib/testing/judge/scripted-model';
import { refchecker } from './method';

type Triplet = [subject: string, predicate: string, object: string];
const TRIPLETS: Record<string, Triplet[]> = {
  [PLAIN.answer]: [
    ['the ferry', 'runs', 'every day'],
    ['the last boat', 'leaves in', 'winter'],
    ['the last boat', 'leaves at', '20:00'],
  ],
  [LATER.answer]: [
    ['the ferry', 'runs', 'every day'],
    ['the last boat', 'leaves in', 'winter'],
    ['the last boat', 'leaves at', '22:00'],
  ],
  [TURNED.answer]: [
    ['the last boat', 'leaves in winter at', '20:00'],
    ['the harbour', 'does', 'freeze'],
  ],
  [DECLINED.answer]: [],
  [LATER_ZH.answer]: [
    ['渡轮', '运行于', '每天'],
    ['末班船', '开于', '冬季'],
    ['末班船', '开于', '22:00'],
  ],
};
const labelOf = (statement: string): string => (statement.includes('22:00') ? 'contradiction' : 'entailment');
const model =
  (answer: string): Script =>
  ({ prompt }, last) => {
    const triplets = TRIPLETS[answer]!;
    if (prompt.startsWith('refchecker-extract'))
      return { triplets: triplets.map(([subject, predicate, object]) => ({ subject, predicate, object })) };
    if (!prompt.startsWith('refchecker-check-all'))
      return { label: labelOf(triplets.find((triplet) => last.includes(triplet.join(', ')))!.join()) };
    const statements = [...last.matchAll(/\{"n":(\d+),"text":"([^"]*)"\}/g)];
    return {
      statements: statements.map(([, n, text]) => ({ n: Number(n), label: labelOf(text!) })).reverse(),
    };
  };

describe('RefChecker', () => {
  it.each([
    ['consistent', PLAIN, 4, 'consistent', ['consistent', 'consistent', 'consistent']],
    ['another time', LATER, 4, 'inconsistent', ['consistent', 'consistent', 'inconsistent']],
    ['cause and effect turned: a known miss', TURNED, 3, 'consistent', ['consistent', 'consistent']],
    ['no statement', DECLINED, 1, 'consistent', ['consistent']],
    ['another time, in Chinese', LATER_ZH, 4, 'inconsistent', ['consistent', 'consistent', 'inconsistent']],
  ])('an answer that is %s: one call, and one a triplet', async (_, input, calls, verdict, verdicts) => {
    const judged = await judgedBy(refchecker, input, model(input.answer));
    expect(judged.asked).toHaveLength(calls);
    expect(judged).toMatchObject({ verdict, verdicts });
  });

  it('joint checks: five triplets a call', async () => {
    const judged = await judgedBy(refchecker, LATER, model(LATER.answer), { checks: 'joint' });
    expect(judged.asked).toHaveLength(2);
    expect(judged.verdicts).toEqual(['consistent', 'consistent', 'inconsistent']);
    const many = { ...PLAIN, answer: 'Eleven.' };
    TRIPLETS[many.answer] = Array.from({ length: 11 }, (__, at): Triplet => [`s${at}`, 'is', 'there']);
    const eleven = await judgedBy(refchecker, many, model(many.answer), { checks: 'joint' });
    expect(eleven.asked).toHaveLength(1 + 3);
    expect(eleven.verdicts).toHaveLength(11);
  });

  it('neutral fails as contradiction does, its label is kept, and a hallucination is suggested', async () => {
    const judged = await judgedBy(refchecker, TURNED, (question, last) =>
      question.prompt.startsWith('refchecker-extract')
        ? model(TURNED.answer)(question, last)
        : { label: last.includes('freeze)') ? 'neutral' : 'entailment' },
    );
    expect(judged).toMatchObject({ verdict: 'inconsistent', verdicts: ['consistent', 'inconsistent'] });
    const [, open] = judged.prediction.segments;
    expect(open!.machine.suggestedType).toBe('Hallu');
    expect(open!.machine.steps).toMatchObject({ check: { label: 'neutral' } });
  });

  it('a triplet stands where the sentence does that is most like it', async () => {
    const { prediction } = await judgedBy(refchecker, LATER, model(LATER.answer));
    const places = prediction.segments.map(({ spans: [at] }) => LATER.answer.slice(...at!));
    expect(places).toEqual([
      'The ferry runs every day.',
      'In winter the last boat leaves at 22:00.',
      'In winter the last boat leaves at 22:00.',
    ]);
  });

  it('a label within other words is no label: "no contradiction, so entailment" is asked to be mended', async () => {
    const judged = await judgedBy(refchecker, DECLINED, ({ prompt }) => {
      if (prompt.startsWith('refchecker-extract'))
        return { triplets: [{ subject: 'a', predicate: 'b', object: 'c' }] };
      return prompt.endsWith('+repair')
        ? { label: 'entailment' }
        : { label: 'no contradiction, so entailment' };
    });
    expect(judged.verdicts).toEqual(['consistent']);
    expect(judged.asked).toHaveLength(3);
  });
});
