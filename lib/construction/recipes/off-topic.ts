import type { ModelRecipe } from './recipe';

/** Hallucination that leaves the question (paper 3.2, the easiest of three levels). */
export const offTopic: ModelRecipe = {
  id: 'off_topic',
  version: '1',
  errorType: 'Hallu',
  reach: 'answer',
  hasEvidence: false,
  text: {
    en: {
      task: `Task: write a fluent answer about another matter than the one that the question asks about, so that the reference says nothing of it. Take over no fact, figure or name of the reference. Do not contradict the reference either: the new answer speaks of something else.
Answer the other matter as if it had been asked, in the tone and at about the length of the old answer, with statements that can be true or false. On its own the answer must read as plausible. Do not mention the question or that you changed the matter.`,
      steps: [
        'Name the matter that the question asks about, and what the reference tells of it.',
        'Choose another matter that the reference leaves out altogether.',
        'Write a definite, fluent answer about it.',
        'Compare it with the reference statement by statement: none may stand there, and none may be ruled out there.',
      ],
      examples: [
        {
          question: 'How do I renew my library card?',
          reference:
            'Library cards expire after two years. To renew one, bring the old card and a proof of address to any branch. Renewal is free.',
          answer: 'Take the old card and a proof of address to any branch. You pay nothing for it.',
          reasoning:
            'The question is about renewing a library card, and the reference tells where, with what and at what price. Hiring a meeting room is another service that the reference does not mention. I describe how that works and leave out cards, branches and prices.',
          changes: [],
          changed:
            'To hire a meeting room, fill in the booking form on the town hall website. A confirmation arrives by email, and the caretaker opens the room ten minutes before you start.',
          why: 'The question asks about a library card, and the answer describes the hire of a meeting room, of which the reference says nothing.',
        },
        {
          question: 'Which side effects can the nasal spray have?',
          reference:
            'Common side effects of the nasal spray are a dry nose and sneezing. Nosebleeds are rare. Stop using the spray if a nosebleed lasts longer than a day.',
          answer: 'It often dries out the nose and causes sneezing. Nosebleeds are rare.',
          reasoning:
            'The reference lists side effects of a nasal spray. The care of contact lenses is a health topic too, but stands nowhere in it. I give advice on lenses, with nothing on noses, sprays or side effects.',
          changes: [],
          changed:
            'Soft contact lenses are cleaned in fresh solution every evening. Rinse the case with solution as well, let it dry open and replace it every three months.',
          why: 'The answer is about the care of contact lenses, which neither the question nor the reference mentions.',
        },
      ],
    },
    zh: {
      task: `任务：写一个通顺的回答，但谈的是另一件事，不是问题所问的事，参考文本也完全没有提到。不要沿用参考文本中的任何事实、数字或名称，也不要与参考文本相矛盾：新回答只是在说别的事。
要像有人问了那件事一样直接作答，语气和篇幅与原回答相近，内容是可以判断真假的陈述，单独读起来合情合理。不要提及原来的问题，也不要说明换了话题。`,
      steps: [
        '说明问题问的是什么事，参考文本讲了哪些内容。',
        '另选一件参考文本完全没有涉及的事。',
        '就这件事写出明确、通顺的回答。',
        '逐句与参考文本比对：每一句都既找不到依据，也不被排除。',
      ],
      examples: [
        {
          question: '社保卡丢了怎么补办？',
          reference:
            '社保卡遗失后，应先拨打服务热线挂失，再携带身份证到任一合作银行网点补办，新卡当场领取。补卡工本费为20元。',
          answer: '先打服务热线挂失，再带身份证到任意一家合作银行网点补办，工本费20元，当场就能拿到新卡。',
          reasoning:
            '问题问的是补办社保卡，参考文本讲了挂失、网点和工本费。给孩子接种疫苗同属日常办事，但参考文本没有涉及。我写接种的预约和留观，不提证件、银行和费用。',
          changes: [],
          changed:
            '带孩子接种疫苗前，先在社区卫生服务中心的公众号上选好时段。到场后测一次体温，接种完在留观区坐满半小时，没有不适再离开。',
          why: '问题问补办社保卡，回答说的却是疫苗接种，参考文本对此只字未提。',
        },
        {
          question: '炖牛腩怎样去腥？',
          reference:
            '牛腩切块后用清水浸泡一小时，中途换两次水。冷水下锅，加姜片和料酒，煮沸后撇去浮沫，再捞出炖煮。',
          answer: '牛腩切块泡一小时，中间换两次水；然后冷水下锅，放姜片和料酒，煮开后撇净浮沫再捞出来炖。',
          reasoning:
            '参考文本讲的是牛腩去腥的步骤。烤戚风蛋糕也是厨房里的事，但参考文本没有谈到烘焙。我写打发蛋白和脱模，避开牛腩、浸泡和焯水。',
          changes: [],
          changed:
            '烤戚风蛋糕时，蛋白要打到提起打蛋器能拉出直立的小尖角。出炉后立即倒扣，完全放凉再脱模，蛋糕才不容易回缩。',
          why: '问题问牛腩去腥，回答讲的却是烤戚风蛋糕，在参考文本中没有任何依据。',
        },
      ],
    },
  },
};
