import { LlmFault } from '@/lib/llm/fault';
import type { Script } from './scripted-model';
import { together } from './together';

// What a judge says of one Chinese and one English sample: right and wrong, quoted well, loosely and out of thin air.

export interface ScriptedSample {
  texts: { question: string; reference: string; answer: string; language: string };
  script: Script;
}

/** The stage's reply for the segment that is asked about, the same again when it is asked to mend it. */
const bySegment = (
  decomposed: { text: string; source: string[] }[],
  replies: Record<string, unknown[]>,
): Script =>
  together(({ prompt, messages }) => {
    const stage = prompt.split('.')[0]!;
    if (stage === 'decompose') return { segments: decomposed };
    const asked = messages[1]!.content;
    return replies[stage]![decomposed.findIndex(({ text }) => asked.includes(text))];
  });
const plain = { connections: [], summary: '' };

/** Three segments: sound but for a quote from nowhere; cause and effect turned round; a fact stage that nobody can read. */
export const MILL_ZH: ScriptedSample = {
  texts: {
    question: '造纸厂为什么实行两班制？',
    reference:
      '青溪造纸厂建于 1921 年，最初只有三台纸机，雇工四十人。自从工厂装了电灯，便开始实行两班制。同年，下游修了一道坝，水位因此抬高了两米。厂里的废水经沉淀后排入青溪。',
    answer:
      '青溪造纸厂建于 1921 年，起初有三台纸机，由当地商会出资。因为实行两班制，工厂才装了电灯。废水未经处理就排入青溪。',
    language: 'zh',
  },
  script: bySegment(
    [
      {
        text: '青溪造纸厂建于 1921 年，起初有三台纸机，由当地商会出资。',
        source: ['青溪造纸厂建于 1921 年，起初有三台纸机，由当地商会出资。'],
      },
      {
        text: '因为实行两班制，青溪造纸厂才装了电灯。',
        source: ['因为实行两班制，工厂才装了电灯。'],
      },
      { text: '青溪造纸厂的废水未经处理就排入青溪。', source: ['废水未经处理就排入青溪。'] },
    ],
    {
      fact: [
        {
          points: [
            {
              point: '青溪造纸厂建于 1921 年',
              context: ['青溪造纸厂建于 1921 年'],
              reason: '年份相同。',
              verdict: 'consistent',
            },
            {
              point: '起初有三台纸机',
              context: ['最初仅有三台纸机，雇工四十人'],
              reason: '“起初”与“最初”同义，数量相同。',
              verdict: 'consistent',
            },
            {
              point: '由当地商会出资',
              context: ['建厂的款项由青溪商会筹集。'],
              reason: '参考文本没有说明由谁出资。',
              verdict: 'inconsistent',
            },
          ],
        },
        {
          points: [
            {
              point: '实行两班制',
              context: ['便开始实行两班制'],
              reason: '说法相同。',
              verdict: 'consistent',
            },
            { point: '装了电灯', context: ['自从工厂装了电灯'], reason: '说法相同。', verdict: 'consistent' },
          ],
        },
        '片段说废水未经处理，而参考文本说经过沉淀，两者不符，因此不一致。',
      ],
      logic: [
        {
          context: ['青溪造纸厂建于 1921 年'],
          segment_frame: plain,
          context_frame: plain,
          comparison: '片段只是陈述，没有推理。',
          verdict: 'consistent',
        },
        {
          context: ['自从工厂装了电灯，便开始实行两班制。'],
          segment_frame: {
            connections: [
              {
                connective: '因为……才',
                kind: '因果：说明装电灯的原因',
                components: [
                  { role: '原因', text: '实行两班制' },
                  { role: '结果', text: '青溪造纸厂装了电灯' },
                ],
              },
            ],
            summary: '两班制是原因，装电灯是结果。',
          },
          context_frame: {
            connections: [
              {
                connective: '自从……便',
                kind: '先后兼因果：电灯使两班制成为可能',
                components: [
                  { role: '原因', text: '工厂装了电灯' },
                  { role: '结果', text: '开始实行两班制' },
                ],
              },
              {
                connective: '',
                kind: '并列：同年发生的事',
                components: [
                  { role: '并列项', text: '开始实行两班制' },
                  { role: '并列项', text: '下游修了一道坝' },
                ],
              },
            ],
            summary: '先装电灯，由此实行两班制。',
          },
          comparison: '原因和结果互换了位置：片段把参考文本中的结果当作原因。',
          verdict: 'inconsistent',
        },
        {
          context: ['厂里的废水经沉淀后排入青溪。'],
          segment_frame: plain,
          context_frame: plain,
          comparison: '没有逻辑联系。',
          verdict: 'consistent',
        },
      ],
      type: [
        { reason: '参考文本没有提到出资者，属于凭空添加。', type: 'Hallu' },
        { reason: '把“装电灯使两班制成为可能”说成“两班制使工厂装电灯”，因果颠倒。', type: 'LCaus' },
      ],
    },
  ),
};

const LAMPS = 'Since the mill was given electric light, it has worked two shifts.';
const weather = Array.from({ length: 60 }, (_, at) => `Note ${at + 1} speaks of the weather on the river.`);
const LONG = 2_000;

/** Two segments over a reference that is too long for the judge, who is shown parts of it. */
export const MILL_EN: ScriptedSample = {
  texts: {
    question: 'Why does the mill work two shifts?',
    reference: [...weather, `${LAMPS} It employs 40 people.`, ...weather].join('\n'),
    answer: 'The mill got electric light because it worked two shifts. It employs 50 people.',
    language: 'en',
  },
  script: (question, last) =>
    last.length > LONG && !question.prompt.startsWith('decompose')
      ? new LlmFault('too_long', 'The context length is exceeded.')
      : english(question, last),
};

const english = bySegment(
  [
    {
      text: 'The mill got electric light because it worked two shifts.',
      source: ['The mill got electric light because it worked two shifts.'],
    },
    { text: 'The mill employs 50 people.', source: ['It employs 50 people.'] },
  ],
  {
    fact: [
      {
        points: [
          {
            point: 'The mill got electric light',
            context: ['the mill was given electric light'],
            reason: 'Said in other words.',
            verdict: 'consistent',
          },
        ],
      },
      {
        points: [
          {
            point: 'The mill employs 50 people',
            context: ['it employs 40 people'],
            reason: 'It is 40, not 50.',
            verdict: 'inconsistent',
          },
        ],
      },
    ],
    logic: [
      {
        context: [LAMPS],
        segment_frame: {
          connections: [
            {
              connective: 'because',
              kind: 'causal: why the mill got light',
              components: [
                { role: 'cause', text: 'it worked two shifts' },
                { role: 'effect', text: 'the mill got electric light' },
              ],
            },
          ],
          summary: 'Two shifts are the cause, light the effect.',
        },
        context_frame: {
          connections: [
            {
              connective: 'since',
              kind: 'temporal and causal',
              components: [
                { role: 'cause', text: 'the mill was given electric light' },
                { role: 'effect', text: 'it has worked two shifts' },
              ],
            },
          ],
          summary: 'Light came first and made two shifts possible.',
        },
        comparison: 'Cause and effect have changed places.',
        verdict: 'inconsistent',
      },
      {
        context: ['It employs 40 people.'],
        segment_frame: plain,
        context_frame: plain,
        comparison: 'Nothing is joined.',
        verdict: 'consistent',
      },
    ],
    type: [
      { reason: 'Cause and effect are turned round.', type: 'LCaus' },
      { reason: 'The number differs from the reference.', type: 'KCont' },
    ],
  },
);
