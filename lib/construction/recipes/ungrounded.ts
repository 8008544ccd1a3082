import type { ModelRecipe } from './recipe';

/** Hallucination that stays with the question but leaves the reference (paper 3.2, the second of three levels). */
export const ungrounded: ModelRecipe = {
  id: 'ungrounded',
  version: '1',
  errorType: 'Hallu',
  reach: 'answer',
  hasEvidence: false,
  text: {
    en: {
      task: `Task: write another answer to the question that stays on topic, but whose statements stand nowhere in the reference. They may well be true in the world; what counts is that the reference neither says nor implies them.
Nothing in the answer may contradict the reference, and nothing may repeat it, apart from the name of what the question is about. An answer about another matter misses the task too. Keep to the tone and about the length of the old answer, and be as definite as it is, so that the answer sounds well informed to somebody who has not read the reference.`,
      steps: [
        'List what the reference tells of the matter of the question.',
        'Find sides of the same matter of which it tells nothing.',
        'Write definite, plausible statements about these sides that answer the question.',
        'Check each statement: the reference must leave it open whether it is true.',
      ],
      examples: [
        {
          question: 'What is known about the new tram line?',
          reference:
            'From May, tram line 7 will link the hospital with the harbour. It has twelve stops and runs every ten minutes.',
          answer:
            'Line 7 links the hospital with the harbour from May, with twelve stops and a tram every ten minutes.',
          reasoning:
            'The reference tells the route, the start, the stops and how often the trams run. It tells nothing of the vehicles, the fares or the power supply. I write about vehicles and fares only, which nothing in the reference confirms or rules out.',
          changes: [],
          changed:
            'The new line uses low-floor trams with room for four wheelchairs and eight bicycles. Tickets cost the same as on city buses.',
          why: 'The answer speaks of vehicles and fares of the tram line, and the reference tells nothing of either.',
        },
        {
          question: 'How should I look after a cast-iron pan?',
          reference:
            'Wash a cast-iron pan by hand with hot water. Dry it on the stove straight away and rub in a thin film of oil.',
          answer:
            'Wash it by hand with hot water, dry it on the stove straight away and rub in a thin film of oil.',
          reasoning:
            'The reference tells how to wash, dry and oil the pan. What to cook in it and how to treat rust are other sides of its care, and it leaves them open. I give advice on these two and say nothing of washing.',
          changes: [],
          changed:
            'For the first few weeks, use it for fatty food such as bacon and keep tomato sauce out of it. Scrub rust spots with coarse salt and half a potato.',
          why: 'Cooking fatty food and treating rust belong to the care of the pan, but the reference mentions neither.',
        },
      ],
    },
    zh: {
      task: `任务：针对原来的问题另写一个回答，话题不变，但其中的陈述在参考文本里都找不到依据。这些内容在现实中可以是真的；关键在于参考文本既没有说，也推不出来。
除了问题所谈事物的名称，不要重复参考文本的内容，也不要与它相矛盾；改谈别的事同样不合要求。语气、篇幅和肯定的程度与原回答相近，让没有读过参考文本的人觉得内行、可信。`,
      steps: [
        '列出参考文本就问题所谈的事讲了什么。',
        '找出同一件事中参考文本没有讲到的方面。',
        '就这些方面写出明确、可信、能够回答问题的陈述。',
        '逐句检查：单凭参考文本，无法判断它的真假。',
      ],
      examples: [
        {
          question: '青溪桥有什么特点？',
          reference: '青溪桥建于清乾隆年间，全长八十米，是一座五孔石拱桥，桥栏上刻有莲花纹。',
          answer: '它是清乾隆年间建的五孔石拱桥，全长八十米，桥栏上刻着莲花纹。',
          reasoning:
            '参考文本讲了年代、长度、结构和桥栏的纹饰，没有讲石料来源、砌筑工艺和民俗。我就这三方面来写，仍然是在谈桥的特点，参考文本既不能证实也不能否定。',
          changes: [],
          changed:
            '这座桥的石料取自三十里外的山场，石缝用糯米灰浆黏合。每逢元宵节，当地人会提着灯笼走过桥面，祈求平安。',
          why: '石料来源、灰浆和元宵习俗都与桥有关，但参考文本没有提到任何一项。',
        },
        {
          question: '退热贴应该怎么用？',
          reference: '揭去透明薄膜，将退热贴贴于额头，每片可使用六小时。皮肤破损处禁用。',
          answer: '揭掉透明薄膜贴在额头上，每片能用六小时，皮肤有破损的地方不要贴。',
          reasoning:
            '参考文本讲了揭膜、部位、时长和禁忌，没有讲贴前的准备和平时的存放。我只写这两方面，话题仍是退热贴的用法，也不与原有说法冲突。',
          changes: [],
          changed:
            '使用前先用温水把皮肤擦净、擦干，这样粘得更牢。没拆封的可以提前在冰箱冷藏室里放一会儿，用起来更凉爽。',
          why: '贴前擦净皮肤和冷藏存放都属于退热贴的用法，但参考文本没有这些内容。',
        },
      ],
    },
  },
};
