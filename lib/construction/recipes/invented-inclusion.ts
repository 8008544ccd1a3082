import type { ModelRecipe } from './recipe';

/** Things on one level told as one containing the other (paper 3.1). */
export const inventedInclusion: ModelRecipe = {
  id: 'invented_inclusion',
  version: '1',
  errorType: 'LIncl',
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: let the answer tell a relation of whole and part, or of class and kind, that the reference does not make. Take things that the reference lists on one level, or joins in another way, and tell one as containing the others: "including", "such as", "consists of", "is a kind of", "belongs to".
Each thing and each quality of it stays as the reference has it; only their relation is wrong. Take both from the reference: a broader class from outside would be an overgeneralisation. Two facts merged into one would be a conflation, and "leads to" would be a causal error. Avoid pairs where one contains the other in fact. Somebody who has not read the reference takes the relation for natural.`,
      steps: [
        'Find things in the answer that the reference tells on one level.',
        'Choose those of which one could plausibly contain the others.',
        'Join them by words that state the inclusion, and keep the rest of the sentence.',
        'Check that the reference does not support the inclusion and that each thing is still there.',
      ],
      examples: [
        {
          question: 'What does the advice centre offer?',
          reference:
            'The advice centre offers help with housing, debt counselling and language courses. All three are free, and none needs an appointment.',
          answer:
            'It offers help with housing, debt counselling and language courses. Everything is free and without appointment.',
          reasoning:
            'The reference lists three offers on one level. Debt counselling could pass for a part of help with housing, since rent debts are common. I join these two by "including" and keep the courses.',
          changes: [
            {
              before: 'help with housing, debt counselling and language courses',
              after: 'help with housing, including debt counselling, and language courses',
              reference: 'help with housing, debt counselling and language courses. All three are free',
            },
          ],
          changed:
            'It offers help with housing, including debt counselling, and language courses. Everything is free and without appointment.',
          why: 'The reference lists debt counselling as an offer of its own, and the answer makes it a part of the help with housing.',
        },
        {
          question: 'Which areas are protected on the island?',
          reference:
            'Three areas on the island are protected: Gull Heath in the north, the Brand dunes in the west and the Sarn marsh next to the heath. Dogs must be on a lead in all of them.',
          answer:
            'Gull Heath, the Brand dunes and the Sarn marsh are protected. Dogs must be on a lead there.',
          reasoning:
            'The reference counts three areas, each by its own name. The marsh lies next to the heath, so that a reader may believe that it is a part of it. I say that the heath contains the marsh and leave the dunes as they are.',
          changes: [
            {
              before: 'Gull Heath, the Brand dunes and the Sarn marsh are protected.',
              after: 'Gull Heath, which contains the Sarn marsh, and the Brand dunes are protected.',
              reference:
                'Three areas on the island are protected: Gull Heath in the north, the Brand dunes in the west and the Sarn marsh next to the heath.',
            },
          ],
          changed:
            'Gull Heath, which contains the Sarn marsh, and the Brand dunes are protected. Dogs must be on a lead there.',
          why: 'The marsh is an area of its own next to the heath, and the answer tells it as a part of the heath.',
        },
      ],
    },
    zh: {
      task: `任务：让回答说出参考文本没有的包含关系，即整体与部分、类别与成员的关系。选参考文本中并列的、或以别的方式相联系的事物，说成一个包含另一个，例如用“包括”“例如”“其中”“下设”“属于”。
每个事物及其特点都与参考文本一致，错的只是它们之间的关系。双方都要取自参考文本：换成外来的上位类别是以偏概全，把两个事实并成一个是混淆拼接，写成“导致”则是因果错误。不要选事实上本来就有包含关系的事物。没有读过参考文本的人会觉得这种关系很自然。`,
      steps: [
        '找出回答中在参考文本里属于同一层级的事物。',
        '选出其中一个看起来可以包含其他的几个。',
        '用表示包含的词语把它们连起来，句子的其余部分不动。',
        '确认参考文本不支持这种包含关系，而每个事物仍在句中。',
      ],
      examples: [
        {
          question: '小区每个月要交哪些费用？',
          reference: '业主每月应交物业费、停车费和垃圾清运费，三项分别计收，逾期按日加收滞纳金。',
          answer: '每月要交物业费、停车费和垃圾清运费，逾期按日加收滞纳金。',
          reasoning:
            '参考文本把三项费用并列，并说明分别计收。不少人以为垃圾清运费就算在物业费里，说成包含很自然。我改用“包括”连接这两项，停车费仍单列。',
          changes: [
            {
              before: '物业费、停车费和垃圾清运费',
              after: '物业费（包括垃圾清运费）和停车费',
              reference: '业主每月应交物业费、停车费和垃圾清运费，三项分别计收',
            },
          ],
          changed: '每月要交物业费（包括垃圾清运费）和停车费，逾期按日加收滞纳金。',
          why: '参考文本中垃圾清运费与物业费并列计收，回答却说物业费包括垃圾清运费。',
        },
        {
          question: '镇上有哪些农业服务机构？',
          reference: '镇政府直接管理三个站：农技站推广良种，林业站管护山林，水利站维护灌渠。',
          answer: '镇上有三个站：农技站推广良种，林业站管护山林，水利站维护灌渠。',
          reasoning:
            '参考文本中三个站同级，都由镇政府直接管理。农技站听起来范围较宽，说成下设另外两站也合理。各站的职责不变，只改它们的层级。',
          changes: [
            {
              before: '镇上有三个站：农技站推广良种，林业站管护山林，水利站维护灌渠。',
              after: '镇上有农技站，负责推广良种，下设林业站和水利站，分别管护山林、维护灌渠。',
              reference: '镇政府直接管理三个站：农技站推广良种，林业站管护山林，水利站维护灌渠。',
            },
          ],
          changed: '镇上有农技站，负责推广良种，下设林业站和水利站，分别管护山林、维护灌渠。',
          why: '三个站在参考文本中是同级机构，回答却说另外两站隶属于农技站。',
        },
      ],
    },
  },
};
