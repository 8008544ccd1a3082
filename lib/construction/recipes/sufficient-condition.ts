import type { ModelRecipe } from './recipe';

/** A necessary condition told as sufficient (paper 3.1). */
export const sufficientCondition: ModelRecipe = {
  id: 'sufficient_condition',
  version: '1',
  errorType: 'LConf',
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: let the answer tell a necessary condition as a sufficient one. Where the reference says that something is needed ("only if", "must", "requires"), the answer says that it is enough ("if", "whoever", "as soon as"). Where the reference asks for several conditions together, the answer may name some of them and say that these are enough.
The conditions that stay are true to the reference, and so is what they lead to; only their force is wrong. Do not change a condition (a contradiction), add one (a hallucination) or turn it into a cause. Leaving a condition out is an error only where the rest is told as enough, so say this plainly. Somebody who has not read the reference takes it for a usual rule.`,
      steps: [
        'Find what the reference tells as needed for something, and whether anything else is needed too.',
        'Choose the condition of the answer that can be told as enough and stays plausible.',
        'Rewrite the sentence so that this condition, or some of several, suffices.',
        'Check that somebody could meet it and still miss the result by the reference.',
      ],
      examples: [
        {
          question: 'How do I become a member of the allotment society?',
          reference:
            'To become a member of the allotment society you must be over 18, live in the borough and be proposed by two members. The society meets in March.',
          answer:
            'You must be over 18, live in the borough and be proposed by two members. The society meets in March.',
          reasoning:
            'The reference asks for age, residence and two proposers together. Age and residence alone make a plausible rule of admission. I say that these two are enough; by the reference, such a person without proposers does not get in.',
          changes: [
            {
              before: 'You must be over 18, live in the borough and be proposed by two members.',
              after: 'Anyone who is over 18 and lives in the borough is admitted.',
              reference:
                'To become a member of the allotment society you must be over 18, live in the borough and be proposed by two members.',
            },
          ],
          changed: 'Anyone who is over 18 and lives in the borough is admitted. The society meets in March.',
          why: 'The reference asks for two proposers as well, and the answer tells age and residence as enough.',
        },
        {
          question: 'When do tomato seeds germinate?',
          reference:
            'Tomato seeds germinate only if the soil is warmer than 10 degrees. They are sown half a centimetre deep.',
          answer:
            'They germinate only if the soil is warmer than 10 degrees. Sow them half a centimetre deep.',
          reasoning:
            'The reference tells warm soil as needed, with the words only if. It leaves open whether water or light is needed as well. If I tell the warmth as enough, the sentence stays plausible, but in warm soil seeds may fail and the reference still hold.',
          changes: [
            {
              before: 'They germinate only if the soil is warmer than 10 degrees.',
              after: 'They always germinate if the soil is warmer than 10 degrees.',
              reference: 'Tomato seeds germinate only if the soil is warmer than 10 degrees.',
            },
          ],
          changed:
            'They always germinate if the soil is warmer than 10 degrees. Sow them half a centimetre deep.',
          why: 'Soil above 10 degrees is needed by the reference, and the answer tells it as enough.',
        },
      ],
    },
    zh: {
      task: `任务：把必要条件说成充分条件。参考文本说某事“只有……才”“必须”“须同时满足”，回答却说“只要……就”“凡是……都”，好像具备这个条件就够了。参考文本要求同时满足几个条件的，回答可以只提其中几个，并说有了这些就行。
保留下来的条件和结果都与参考文本一致，错的只是条件的作用。不要改动条件（那是矛盾），不要增加条件（那是幻觉），也不要把条件写成原因。少说一个条件，只有在明确表示其余条件已经足够时才算错误，所以这一点要说清楚。没有读过参考文本的人会以为规定就是如此。`,
      steps: [
        '看参考文本把什么说成某事的必要条件，是否还需要别的条件。',
        '选出说成“有它就够”以后仍然合理的条件。',
        '改写这个句子，使这个条件或其中几个条件成为充分条件。',
        '确认按照参考文本，有人满足了这个条件仍可能得不到该结果。',
      ],
      examples: [
        {
          question: '申请人才公寓需要什么条件？',
          reference:
            '申请人才公寓须同时满足三项条件：具有硕士以上学历，在本市缴纳社保满六个月，本人及配偶在本市无住房。',
          answer: '须同时具备三项条件：硕士以上学历，在本市缴纳社保满六个月，本人及配偶在本市没有住房。',
          reasoning:
            '参考文本要求三项条件同时满足。只提学历和社保，说有了这两项就能申请，像常见的政策。按参考文本，满足这两项但名下有房的人仍不能申请。',
          changes: [
            {
              before: '须同时具备三项条件：硕士以上学历，在本市缴纳社保满六个月，本人及配偶在本市没有住房。',
              after: '只要具有硕士以上学历，并在本市缴纳社保满六个月，就符合申请条件。',
              reference:
                '申请人才公寓须同时满足三项条件：具有硕士以上学历，在本市缴纳社保满六个月，本人及配偶在本市无住房。',
            },
          ],
          changed: '只要具有硕士以上学历，并在本市缴纳社保满六个月，就符合申请条件。',
          why: '参考文本要求三项条件缺一不可，回答却说具备其中两项就够了。',
        },
        {
          question: '灭菌锅什么时候能开盖？',
          reference: '只有锅内压力降到零，灭菌锅的锅盖才能打开。取物时应佩戴隔热手套。',
          answer: '只有锅内压力降到零，锅盖才能打开。取东西时要戴隔热手套。',
          reasoning:
            '参考文本用“只有……才”说明压力降到零是开盖的必要条件，没有说仅凭这一条就能开盖。改成“只要……就”，读来像操作提示，但已把它当作充分条件。',
          changes: [
            {
              before: '只有锅内压力降到零，锅盖才能打开。',
              after: '只要锅内压力降到零，锅盖就能打开。',
              reference: '只有锅内压力降到零，灭菌锅的锅盖才能打开。',
            },
          ],
          changed: '只要锅内压力降到零，锅盖就能打开。取东西时要戴隔热手套。',
          why: '压力降到零在参考文本中只是必要条件，回答把它说成了充分条件。',
        },
      ],
    },
  },
};
