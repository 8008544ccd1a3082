import type { ModelRecipe } from './recipe';

/** Hallucination mixed into grounded content (paper 3.2, the hardest of three levels). */
export const mixedHallucination: ModelRecipe = {
  id: 'mixed_hallucination',
  version: '1',
  errorType: 'Hallu',
  reach: 'sentence',
  hasEvidence: false,
  keeps: 'all',
  text: {
    en: {
      task: `Task: add one statement to the answer that the reference neither says nor implies, and leave all that the answer says already as it is. Attach it to a sentence that is borne out, as a clause or a detail, or put it right after that sentence.
The addition tells something new: a detail, a figure, a circumstance. It may be true in the world. It must not contradict the reference, and it must not give a cause, a condition or a wider scope to facts that the reference tells, as these are other errors. In tone and precision it matches the rest, so that somebody who has not read the reference cannot single it out.`,
      steps: [
        'Choose a sentence of the answer that the reference bears out.',
        'Think of a detail that a reader would expect there and that the reference does not give.',
        'Add it in the style of the answer, without touching the words that are there.',
        'Check that the reference leaves it open whether the addition is true.',
      ],
      examples: [
        {
          question: 'When is the indoor pool open?',
          reference: 'The indoor pool is open every day from 7 to 21. The sauna stays closed until October.',
          answer: 'You can swim there daily from 7 to 21. The sauna is closed until October.',
          reasoning:
            'The opening hours are borne out. A visitor might expect a word on lanes for clubs, and the reference gives none. I add it behind the hours; nothing in the reference confirms it or speaks against it.',
          changes: [
            {
              before: 'You can swim there daily from 7 to 21.',
              after: 'You can swim there daily from 7 to 21, and from 18 two lanes are kept for clubs.',
              reference: '',
            },
          ],
          changed:
            'You can swim there daily from 7 to 21, and from 18 two lanes are kept for clubs. The sauna is closed until October.',
          why: 'The lanes for clubs are added to hours that are borne out, and the reference tells nothing of such lanes.',
        },
        {
          question: 'What does the guarantee of the vacuum cleaner cover?',
          reference:
            'The guarantee covers the motor and the electronics for three years from purchase. Wear parts, such as brushes and filters, are excluded.',
          answer:
            'It covers the motor and the electronics for three years. Brushes, filters and other wear parts are excluded.',
          reasoning:
            'The first sentence is borne out by the reference. A loan machine during repairs would be a usual detail of a guarantee, and the reference leaves it open. I add it as a clause.',
          changes: [
            {
              before: 'the electronics for three years',
              after: 'the electronics for three years, and you get a loan machine during repairs',
              reference: '',
            },
          ],
          changed:
            'It covers the motor and the electronics for three years, and you get a loan machine during repairs. Brushes, filters and other wear parts are excluded.',
          why: 'The reference bears out the three years for motor and electronics, but says nothing of a loan machine.',
        },
      ],
    },
    zh: {
      task: `任务：在回答中添加一条参考文本既没有说、也推不出来的内容，原有内容一字不改。可以把它作为分句或细节接在一个有依据的句子上，也可以紧跟在这个句子之后。
添加的是新信息，例如某个细节、数字或情形，在现实中可以是真的。它不得与参考文本相矛盾，也不要给参考文本中的事实添上原因或条件，或者扩大其范围，那些属于别的错误。语气和详略要与上下文一致，让没有读过参考文本的人分辨不出哪句是添加的。`,
      steps: [
        '选一个有参考文本支持的句子。',
        '想一个读者会期待、而参考文本没有给出的细节。',
        '按回答的文风把它添上，不动原有的字句。',
        '确认单凭参考文本无法判断添加内容的真假。',
      ],
      examples: [
        {
          question: '白茶应该怎样存放？',
          reference: '白茶宜密封、避光，存放在阴凉干燥处，不可与有异味的物品放在一起。存放得当，可保存多年。',
          answer: '白茶要密封避光，放在阴凉干燥的地方，远离有异味的东西。存放得当，可以保存多年。',
          reasoning:
            '“可以保存多年”有依据。讲到陈放，读者会期待冲泡方面的建议，而参考文本没有谈冲泡。我在句末添上老茶适合煮饮，参考文本既不支持也不排除。',
          changes: [
            {
              before: '存放得当，可以保存多年。',
              after: '存放得当，可以保存多年，五年以上的老茶还适合煮着喝。',
              reference: '',
            },
          ],
          changed:
            '白茶要密封避光，放在阴凉干燥的地方，远离有异味的东西。存放得当，可以保存多年，五年以上的老茶还适合煮着喝。',
          why: '存放方法都有依据，但老茶适合煮饮一事参考文本没有提到。',
        },
        {
          question: '半程马拉松的参赛包怎么领？',
          reference: '选手须于10月11日至12日到市体育馆领取参赛包，凭本人身份证领取，不得由他人代领。',
          answer: '参赛包于10月11日至12日在市体育馆发放。要由本人带身份证去领，不能让别人代领。',
          reasoning:
            '领取的时间和地点有依据。参赛包里有什么是自然会提到的细节，参考文本没有说明。我在第一句后面添上包内物品，其余不动。',
          changes: [
            {
              before: '在市体育馆发放',
              after: '在市体育馆发放，包内有号码布、计时芯片和一件雨衣',
              reference: '',
            },
          ],
          changed:
            '参赛包于10月11日至12日在市体育馆发放，包内有号码布、计时芯片和一件雨衣。要由本人带身份证去领，不能让别人代领。',
          why: '领取时间和地点有依据，而包内物品在参考文本中找不到任何说明。',
        },
      ],
    },
  },
};
