import type { ModelRecipe } from './recipe';

/** A new answer summarised from the reference; it is consistent (paper 3.2). */
export const referenceSummary: ModelRecipe = {
  id: 'reference_summary',
  version: '1',
  errorType: null,
  reach: 'answer',
  hasEvidence: false,
  text: {
    en: {
      task: `Task: write a new answer to the question as a summary of the reference. Start from the reference and not from the old answer, and take over what the question asks for, in your own words. The new answer holds no error.
Every statement must be borne out by the reference. What is left out must not change the meaning of what stays: keep the conditions, exceptions, restrictions and degrees of each statement that you use. Conclude nothing that the reference does not say, make no list of examples into a rule, and add no cause or order. Names and figures stay exact. Aim at about the length of the old answer.`,
      steps: [
        'Mark in the reference what bears on the question, with conditions and exceptions.',
        'Choose what belongs in a short answer, and drop whole statements rather than their restrictions.',
        'Write the answer in your own words.',
        'Check each statement, each figure and each connection against the reference.',
      ],
      examples: [
        {
          question: 'Who can use the night bus for free?',
          reference:
            'The night bus runs from Thursday to Saturday. Holders of a monthly pass ride free, and so do nurses on their way to or from a shift if they show a staff card. Everybody else pays 2 pounds. Large luggage is not carried.',
          answer: 'People with a monthly pass ride free.',
          reasoning:
            'The reference names two groups that ride free, the second of them under two conditions. Both belong in the answer, with the way to or from a shift and the staff card. The days and the luggage do not bear on the question, so I drop them.',
          changes: [],
          changed:
            'The ride costs nothing for holders of a monthly pass, and for nurses who travel to or from a shift and show a staff card.',
          why: 'Both groups and the conditions for nurses are told as in the reference, and nothing is added.',
        },
        {
          question: 'How did the village get its water in the past?',
          reference:
            'Until 1931 most households of the village drew water from wells. A few farms had their own spring. In 1931 a pipe from the upper valley was laid, which is still in use in summer. The well at the church was filled in later.',
          answer:
            'Most households drew it from wells until 1931, while a few farms had a spring of their own. Then a pipe was laid from the upper valley.',
          reasoning:
            'For the question, the wells, the springs and the pipe matter; the church well can be left out. "Most" and "a few" are degrees that I keep. The reference gives no reason for the pipe, so I give none.',
          changes: [],
          changed:
            'Wells supplied most households up to 1931, and a few farms had springs of their own. In 1931 the village received a pipe from the upper valley.',
          why: 'The sources of water, their shares and the year are those of the reference, without any added link.',
        },
      ],
    },
    zh: {
      task: `任务：根据参考文本概括，另写一个对问题的回答。以参考文本为出发点，而不是改写原回答；选取问题需要的内容，用自己的话说出来。新回答不含任何错误。
每句话都要有参考文本支持。省略一部分内容，不能改变其余内容的意思：凡是用到的陈述，它的条件、例外、限定和程度都要保留。不要得出参考文本没有说的结论，不要把举例说成通则，也不要添加因果或先后。名称和数字要准确。篇幅与原回答相近。`,
      steps: [
        '标出参考文本中与问题有关的内容，连同条件和例外。',
        '选出简短回答应有的内容；要省就省整条陈述，不要省掉限定。',
        '用自己的话写出回答。',
        '逐句、逐个数字、逐处联系与参考文本核对。',
      ],
      examples: [
        {
          question: '哪些人可以免费参观植物园？',
          reference:
            '植物园周一闭园。六周岁以下儿童由成人陪同可免费入园，六十五周岁以上老人凭身份证免费，其他人票价30元。温室需另购票，票价20元。',
          answer: '六周岁以下、有成人陪同的儿童，以及持身份证的六十五周岁以上老人，可以免费入园。',
          reasoning:
            '参考文本列出两类免费的人，各有条件：儿童须由成人陪同，老人须凭身份证。温室另收费，关系到“免费”的范围，也应提到。闭园时间与问题无关，省去。',
          changes: [],
          changed:
            '六周岁以下的儿童有成人陪同即可免费入园，六十五周岁以上的老人出示身份证也不收门票；但温室要另外买票。',
          why: '两类免费人群、各自的条件和温室的例外都与参考文本一致，没有添加内容。',
        },
        {
          question: '这种除湿机适合什么环境使用？',
          reference:
            '本机适用于5至35摄氏度的室内环境。低于15摄氏度时，除湿量会明显下降。适用面积为20至40平方米。请勿在浴室内使用。水箱容量为4升。',
          answer: '适合在5至35摄氏度、20至40平方米的室内使用，不能放在浴室里。',
          reasoning:
            '与问题有关的是温度、面积、低温时的效果和浴室的禁止。水箱容量不涉及使用环境，可以整条省去。“明显下降”是程度，要照样保留，不能说成不能除湿。',
          changes: [],
          changed:
            '它适合20至40平方米的室内空间，温度在5至35摄氏度之间，不过低于15摄氏度时除湿量会明显减少。浴室里不要使用。',
          why: '面积、温度、低温时的效果和浴室的禁止都出自参考文本，数字和程度不变。',
        },
      ],
    },
  },
};
