import type { ModelRecipe } from './recipe';

/** Words replaced by synonyms; the answer stays consistent (paper 3.2). */
export const synonyms: ModelRecipe = {
  id: 'synonyms',
  version: '1',
  errorType: null,
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: replace words in one or two sentences of the answer with synonyms, so that the wording differs and the meaning stays exactly the same. The changed answer holds no error.
A synonym fits only if it means the same in this sentence: not a broader or a narrower word, not a stronger or a weaker one, not a related concept. Leave names, figures, units and technical or legal terms as they are, unless a second name means precisely the same. Keep words on which the logic depends (only, all, some, must, may, because, before) at the same strength, and keep the structure of the sentences.`,
      steps: [
        'Choose one or two neighbouring sentences, and find the evidence for them in the reference.',
        'Pick two to five ordinary words there that have a synonym of the same meaning and strength.',
        'Replace them, and adapt the grammar.',
        'Read the new sentences against the reference: all that they say must still be borne out.',
      ],
      examples: [
        {
          question: 'When may hedges be cut?',
          reference:
            'From 1 March to 30 September, hedges may not be cut back to the ground, so that birds can nest. Light trimming is permitted all year.',
          answer:
            'Between 1 March and 30 September it is forbidden to cut hedges back to the ground, so that birds can nest. Light trimming is permitted throughout the year.',
          reasoning:
            'The second sentence rests on the permission of light trimming. "Allowed" and "permitted" have the same strength, and so have "throughout the year" and "at any time of year". The term light trimming stays, as its limits matter.',
          changes: [
            {
              before: 'Light trimming is permitted throughout the year.',
              after: 'Light trimming is allowed at any time of year.',
              reference: 'Light trimming is permitted all year.',
            },
          ],
          changed:
            'Between 1 March and 30 September it is forbidden to cut hedges back to the ground, so that birds can nest. Light trimming is allowed at any time of year.',
          why: 'Only words were replaced by others of the same meaning, and the reference still bears out the sentence.',
        },
        {
          question: 'What should I do if the printer jams?',
          reference:
            'If paper jams, switch the printer off before you open the rear flap. Pull the sheet out slowly with both hands.',
          answer:
            'Switch the printer off first and then open the rear flap. Pull the sheet out slowly, using both hands.',
          reasoning:
            'Both sentences follow the reference. "Switch off" and "turn off", "pull" and "draw", "sheet" and "paper" mean the same here. "Slowly" and "rear flap" stay, and so does the order, first off and then open.',
          changes: [
            {
              before:
                'Switch the printer off first and then open the rear flap. Pull the sheet out slowly, using both hands.',
              after:
                'Turn the printer off first and then open the rear flap. Draw the paper out slowly, using both hands.',
              reference:
                'switch the printer off before you open the rear flap. Pull the sheet out slowly with both hands.',
            },
          ],
          changed:
            'Turn the printer off first and then open the rear flap. Draw the paper out slowly, using both hands.',
          why: 'The new words mean the same as the old ones, and the order of the steps is unchanged.',
        },
      ],
    },
    zh: {
      task: `任务：把回答中一两个句子里的词语换成同义词，说法变了，意思完全不变。改写后的回答不含任何错误。
换上的词在这个句子里必须与原词同义：范围不能变宽或变窄，程度不能变强或变弱，也不能换成只是相关的概念。名称、数字、单位以及专业或法律术语保持原样，除非另一个名称所指完全相同。决定逻辑的词（如“只有”“所有”“部分”“必须”“可以”“因为”“之前”）要保持同样的分量，句子结构也不要变。`,
      steps: [
        '选一个句子或相邻的两个句子，在参考文本中找到依据。',
        '挑出两到五个有同义词、且程度相当的普通词语。',
        '逐个替换，并把语句理顺。',
        '把新句子与参考文本对照，确认所说的内容仍然都有依据。',
      ],
      examples: [
        {
          question: '火车票可以怎样改签？',
          reference:
            '开车前48小时以上，旅客可改签任意车次；开车前不足48小时，可改签当日车次。每张车票只能改签一次。',
          answer:
            '提前48小时以上，任意车次都可以改签；不足48小时的，可以改签当天的车次。每张票仅限改签一次。',
          reasoning:
            '最后一句的依据是每张车票只能改签一次。“仅限”与“只能”分量相同，“票”即“车票”，“一次”是数量，不动。前一句中的时限也不能动，所以只改最后一句。',
          changes: [
            {
              before: '每张票仅限改签一次。',
              after: '每张车票只允许改签一次。',
              reference: '每张车票只能改签一次。',
            },
          ],
          changed:
            '提前48小时以上，任意车次都可以改签；不足48小时的，可以改签当天的车次。每张车票只允许改签一次。',
          why: '只用意思相同的词作了替换，“只能一次”的限制不变，仍与参考文本一致。',
        },
        {
          question: '雪豹有哪些习性？',
          reference:
            '雪豹栖息于高山裸岩地带，通常独居，多在清晨和黄昏外出觅食，主要捕食岩羊。幼崽随母兽生活约两年。',
          answer:
            '雪豹生活在高山裸岩地带，一般单独活动，多在清晨和黄昏出来找吃的，主要捕食岩羊。幼崽跟随母兽约两年。',
          reasoning:
            '第一句的内容参考文本都有。“一般”与“通常”、“清晨”与“清早”、“黄昏”与“傍晚”、“找吃的”与“觅食”意思相同。“主要”“多”限定了程度，“裸岩地带”和“岩羊”是专门名称，都保留。',
          changes: [
            {
              before: '一般单独活动，多在清晨和黄昏出来找吃的',
              after: '通常单独活动，多在清早和傍晚出来觅食',
              reference: '通常独居，多在清晨和黄昏外出觅食',
            },
          ],
          changed:
            '雪豹生活在高山裸岩地带，通常单独活动，多在清早和傍晚出来觅食，主要捕食岩羊。幼崽跟随母兽约两年。',
          why: '替换的都是程度相当的同义词，每项内容在参考文本中仍有依据。',
        },
      ],
    },
  },
};
