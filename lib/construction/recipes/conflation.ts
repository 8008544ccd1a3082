import type { ModelRecipe } from './recipe';

/** Parts of two facts combined into one (paper 3.1). */
export const conflation: ModelRecipe = {
  id: 'conflation',
  version: '1',
  errorType: 'KConf',
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: combine parts of two facts of the reference into one statement that it does not make. Take the subject, the predicate or the object of one fact and join it with that of the other: say of both things what holds of one each, or give one thing what belongs to the other as well.
Each part by itself stands in the reference; only the combination is wrong. The two must not simply change places (an inversion), no class that includes more than these two may appear (an overgeneralisation), and nothing from outside may come in (a hallucination). Add no cause and no condition. The merged sentence reads as a natural summary to somebody who has not read the reference.`,
      steps: [
        'Find two facts of the answer that the reference keeps apart, with the subject, predicate and object of each.',
        'Decide which part of one to join with which part of the other.',
        'Write the merged statement in place of the two, out of words that are there.',
        'Check that the reference has every part and denies the combination, or makes it for one of the two only.',
      ],
      examples: [
        {
          question: 'Which fibres suit hiking shirts?',
          reference:
            'Two fibres suit hiking shirts. Merino wool keeps you warm even when it is wet but dries slowly. Polyester dries within an hour but soon takes on a smell.',
          answer:
            'Merino wool keeps you warm even when it is wet, while polyester dries within an hour. Polyester soon takes on a smell, though.',
          reasoning:
            'The reference gives warmth in the wet to merino wool and fast drying to polyester. I join the two subjects and say both things of both. The reference says that wool dries slowly, and gives the warmth to wool alone.',
          changes: [
            {
              before: 'Merino wool keeps you warm even when it is wet, while polyester dries within an hour.',
              after: 'Merino wool and polyester both dry within an hour and keep you warm even when wet.',
              reference:
                'Merino wool keeps you warm even when it is wet but dries slowly. Polyester dries within an hour',
            },
          ],
          changed:
            'Merino wool and polyester both dry within an hour and keep you warm even when wet. Polyester soon takes on a smell, though.',
          why: 'What the reference says of one fibre each is now said of both together.',
        },
        {
          question: 'Where can I turn with trouble about my tax bill?',
          reference:
            'Appeals against a tax bill go to the tax tribunal. Complaints about slow handling go to the ombudsman, who can award up to 500 pounds.',
          answer:
            'Appeal to the tax tribunal against the bill itself. If the office is slow, complain to the ombudsman, who can award up to 500 pounds.',
          reasoning:
            'The reference keeps the tribunal, which hears appeals, apart from the ombudsman, who hears complaints and awards money. I give complaints and award to the tribunal as well. Every part stands in the reference, but for the tribunal it tells of appeals only.',
          changes: [
            {
              before:
                'Appeal to the tax tribunal against the bill itself. If the office is slow, complain to the ombudsman, who can award up to 500 pounds.',
              after:
                'Go to the tax tribunal both with an appeal against the bill and with a complaint about slow handling, for which it can award up to 500 pounds.',
              reference:
                'Appeals against a tax bill go to the tax tribunal. Complaints about slow handling go to the ombudsman, who can award up to 500 pounds.',
            },
          ],
          changed:
            'Go to the tax tribunal both with an appeal against the bill and with a complaint about slow handling, for which it can award up to 500 pounds.',
          why: 'Complaints and awards, which the reference gives to the ombudsman, are merged with the appeals of the tribunal.',
        },
      ],
    },
    zh: {
      task: `任务：把参考文本中两个事实的成分错误地拼成一个陈述。取一个事实的主语、谓语或宾语，与另一个事实的成分接在一起：让两者都具有本来各自才有的内容，或者把另一方的内容也归到这一方名下。
单看每个成分，参考文本里都有；错的只是组合。不要只让两者对调位置（那是实体倒置），不要换成范围更大的类别（那是以偏概全），也不要引入参考文本之外的内容（那是幻觉）。不要添加因果或条件。拼成的句子读起来要像自然的概括，没有读过参考文本的人会觉得合理。`,
      steps: [
        '找出回答中两个在参考文本里分开说的事实，看清各自的主语、谓语和宾语。',
        '决定把哪一方的哪个成分接到另一方上。',
        '用原有的词语写出拼合后的陈述，取代原来的两个。',
        '确认每个成分都出自参考文本，而参考文本否定这种组合，或只对其中一方这样说。',
      ],
      examples: [
        {
          question: '市博物院的两个馆有什么不同？',
          reference: '市博物院分为东馆和西馆。东馆由老粮仓改建，陈列青铜器；西馆为2015年新建，陈列书画。',
          answer: '东馆由老粮仓改建，陈列青铜器；西馆是2015年新建的，陈列书画。',
          reasoning:
            '参考文本把东馆和西馆的来历、展品分开说明。我把两个主语合在一起，让两馆都由老粮仓改建、都陈列两类展品。各个成分都有出处，但参考文本说西馆是新建的，展品也各不相同。',
          changes: [
            {
              before: '东馆由老粮仓改建，陈列青铜器；西馆是2015年新建的，陈列书画。',
              after: '东馆和西馆都由老粮仓改建，都陈列青铜器和书画。',
              reference: '东馆由老粮仓改建，陈列青铜器；西馆为2015年新建，陈列书画。',
            },
          ],
          changed: '东馆和西馆都由老粮仓改建，都陈列青铜器和书画。',
          why: '参考文本分别说明的两馆来历和展品，被合并成两馆共有的内容。',
        },
        {
          question: '校篮球队的训练怎么安排？',
          reference: '周教练负责体能，每周带三次训练。陈教练负责战术，赛前组织队员看比赛录像。',
          answer: '周教练每周带三次体能训练。陈教练负责战术，赛前组织队员看录像。',
          reasoning:
            '参考文本把体能训练归周教练，把战术和看录像归陈教练。我保留周教练的部分，再把陈教练的任务也接到他名下。每个成分都出自参考文本，但负责战术和录像的不是周教练。',
          changes: [
            {
              before: '每周带三次体能训练。陈教练负责战术，赛前组织队员看录像。',
              after: '每周带三次体能训练，同时负责战术，赛前组织队员看录像。',
              reference: '周教练负责体能，每周带三次训练。陈教练负责战术，赛前组织队员看比赛录像。',
            },
          ],
          changed: '周教练每周带三次体能训练，同时负责战术，赛前组织队员看录像。',
          why: '参考文本中属于陈教练的战术和看录像，被并到了周教练名下。',
        },
      ],
    },
  },
};
