import { describe, expect, it } from 'vitest';
import { judgeWith, littleJudge, logicOf, pointOf, type Said } from '@/lib/testing/judge/little-judge';
import { lFace4ragStepsSchema } from '../steps';

const input = {
  question: '为什么铺路？',
  reference: '自从铺了路，每天都有马车来。',
  answer: '因为每天有马车来，才铺了路。',
  language: 'zh',
};
const only = [{ text: input.answer, source: [input.answer] }];
const wrong = pointOf('因马车而铺路', ['自从铺了路'], 'inconsistent');
const turned = logicOf('inconsistent', '因果倒置。');

async function typed(said: Said, params = {}) {
  const { segments, asked } = await judgeWith(
    littleJudge(only, () => said),
    input,
    params,
  );
  const [segment] = segments;
  const { fact, logic } = lFace4ragStepsSchema.parse(segment!.machine.steps);
  return { ...segment!, raw: [fact?.verdict, logic?.verdict], asked };
}
const LCaus = { reason: '因果颠倒。', type: 'LCaus' };

describe.each(['per_segment', 'per_stage'] as const)('%s: an error that both stages found', (calls) => {
  it('takes any type, and its label is charged to the stage of that type', async () => {
    const both = await typed({ fact: wrong, logic: turned, type: LCaus }, { calls });
    expect(both).toMatchObject({ errorType: 'LCaus', fact: 'consistent', logic: 'inconsistent' });
    expect(both.raw).toEqual(['inconsistent', 'inconsistent']);
    const fact = await typed({ fact: wrong, logic: turned, type: { reason: '', type: 'KInve' } }, { calls });
    expect(fact).toMatchObject({ errorType: 'KInve', fact: 'inconsistent', logic: 'consistent' });
  });
});

it('a fact failure that is one of logic by its type is labelled as logic', async () => {
  const judged = await typed({ fact: wrong, type: LCaus }, { calls: 'per_segment' });
  expect(judged).toMatchObject({ errorType: 'LCaus', fact: 'consistent', logic: 'inconsistent' });
  expect(judged.raw).toEqual(['inconsistent', 'consistent']);
});

it('a stage without a verdict stays without one, whatever the type', async () => {
  const judged = await typed({ fact: 'no JSON', logic: turned, type: LCaus }, { calls: 'per_segment' });
  expect(judged).toMatchObject({ errorType: 'LCaus', fact: 'abstained', logic: 'inconsistent' });
});

it('only facts judged: only types of facts are offered', async () => {
  const params = { calls: 'per_segment', factsOnly: true } as const;
  const { asked } = await typed({ fact: wrong, type: { reason: '', type: 'KCont' } }, params);
  const shown = asked.at(-1)!.messages[1]!.content.split('可选类型：')[1]!.split(', ');
  expect(shown.toSorted()).toEqual(['Hallu', 'KConc', 'KConf', 'KCont', 'KInve']);
});

it('stages that name the same type need no further call', async () => {
  const { asked } = await typed({ fact: wrong, logic: turned, type: LCaus });
  const stages = asked.map(({ prompt }) => prompt.split('.')[0]);
  expect(stages).toEqual(['decompose-all', 'fact-all', 'logic-all']);
});

it('stages that name different types are decided by both findings', async () => {
  const named = { 'fact-all': 'KInve', 'logic-all': 'LCaus', 'type-all': 'LCaus' };
  const judge = littleJudge(only, () => ({ fact: wrong, logic: turned, type: LCaus }));
  const { asked, segments } = await judgeWith((question, last) => {
    const reply = judge(question, last) as { segments: object[] };
    const type = named[question.prompt.split('.')[0] as keyof typeof named];
    return type ? { segments: reply.segments.map((segment) => ({ ...segment, type })) } : reply;
  }, input);
  expect(segments[0]!.errorType).toBe('LCaus');
  const [decided, ...more] = asked.filter(({ prompt }) => prompt.startsWith('type-all'));
  expect(more).toEqual([]);
  const findings = '因马车而铺路: Held against it.\\n因果倒置。\\n(KInve)\\n(LCaus)';
  expect(decided!.messages[1]!.content).toContain(`"findings":"${findings}"`);
});
