import type { ModelRecipe } from './recipe';

/** A logical error of other kinds: facts joined by a connection that the reference does not make (paper 3.2). */
export const falseConnection: ModelRecipe = {
  id: 'false_connection',
  version: '1',
  errorType: 'LOthe',
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: join two facts of the answer by a connection that the reference does not make. Suitable are a concession ("in spite of"), a contrast, a purpose ("in order to", where the reference only tells what came first), a comparison or ranking ("matters more than"), or a choice between two things that go together.
Both facts stay true to the reference; only the connection is wrong. It is none of the kinds that have a type of their own: no cause and effect, no condition told as enough, no whole and part, no broader class. The connection must claim something that a reader would object to with the reference in hand; a mere "and", "also" or "while" claims nothing. Somebody who has not read the reference takes it for natural.`,
      steps: [
        'Find two facts that the answer and the reference tell one after the other, without a link or with another one.',
        'Choose a kind of connection that sounds natural between them.',
        'Join the facts by it, and keep the content of both.',
        'Check that both facts are still borne out, that the reference does not support the connection, and that it is none of the kinds excluded.',
      ],
      examples: [
        {
          question: 'What has the town library offered since 2020?',
          reference:
            'Since 2020 the town library has lent out tools such as drills and saws. In 2022 it opened a repair café on its ground floor, an idea of the residents.',
          answer:
            'Since 2020 it has lent out tools such as drills and saws. In 2022 it opened a repair café, an idea of the residents.',
          reasoning:
            'The reference tells the loan of tools and the café in order of time. That the tools were meant to prepare for the café sounds natural. I tell this as a purpose; the reference names no aim of the loan and says that the café was an idea of the residents.',
          changes: [
            {
              before: 'drills and saws. In 2022 it opened a repair café,',
              after: 'drills and saws in order to prepare for a repair café. In 2022 it opened this café,',
              reference:
                'Since 2020 the town library has lent out tools such as drills and saws. In 2022 it opened a repair café on its ground floor, an idea of the residents.',
            },
          ],
          changed:
            'Since 2020 it has lent out tools such as drills and saws in order to prepare for a repair café. In 2022 it opened this café, an idea of the residents.',
          why: 'The reference tells only what came first, and the answer makes the later café the purpose of the loan.',
        },
        {
          question: 'What do members of the sports club get on Sundays?',
          reference:
            'On Sundays, members of the sports club may bring a guest free of charge. On the same day they may use the sauna without extra payment. The pool closes at 18:00.',
          answer:
            'They may bring a guest free of charge. They may also use the sauna without extra payment. The pool closes at 18:00.',
          reasoning:
            'The reference tells of two benefits, the guest and the sauna, and grants both on the same day. Clubs often let members pick one benefit, so a choice sounds natural. I join the two by "either ... or" and keep what each benefit is; the reference makes no such choice.',
          changes: [
            {
              before:
                'They may bring a guest free of charge. They may also use the sauna without extra payment.',
              after: 'They may either bring a guest free of charge or use the sauna without extra payment.',
              reference:
                'On Sundays, members of the sports club may bring a guest free of charge. On the same day they may use the sauna without extra payment.',
            },
          ],
          changed:
            'They may either bring a guest free of charge or use the sauna without extra payment. The pool closes at 18:00.',
          why: 'The reference grants both benefits together, and the answer joins them as a choice of one.',
        },
      ],
    },
    zh: {
      task: `任务：用参考文本没有的联系把回答中的两个事实连起来。可以用让步（“尽管……仍”）、转折对比、目的（“为了”，而参考文本只说了先后）、比较或轻重（“比……更要紧”），或者把可以兼有的两件事说成二者择一。
两个事实都与参考文本一致，错的只是联系。不要用有专门类型的联系：因果、把必要条件说成充分条件、包含关系，也不要扩大范围。所加的联系要有实际含义，读者对照参考文本会提出异议；“并且”“同时”“也”之类并没有断定什么，不算。没有读过参考文本的人会觉得这种联系很自然。`,
      steps: [
        '找出回答和参考文本先后说到、彼此没有联系或联系不同的两个事实。',
        '选一种放在二者之间听来自然的联系。',
        '用它把两个事实连起来，两边的内容都保留。',
        '确认两个事实仍有依据，参考文本不支持这种联系，而且它不属于上面排除的几种。',
      ],
      examples: [
        {
          question: '云顶山近年建了哪些设施？',
          reference: '2018年，云顶山环山公路通车，方便沿线六个村的村民出行。2020年，山顶建成气象站。',
          answer: '2018年环山公路通车，方便了沿线六个村。2020年山顶建成气象站。',
          reasoning:
            '参考文本先说公路通车，后说气象站建成，二者只有先后。先修路再建站，说成有意的安排很自然。我把气象站写成修路的目的；参考文本没有这样说，只提到方便村民。',
          changes: [
            {
              before: '2018年环山公路通车，方便了沿线六个村。2020年山顶建成气象站。',
              after: '为了在山顶建气象站，2018年先修通了环山公路，方便了沿线六个村。2020年气象站建成。',
              reference: '2018年，云顶山环山公路通车，方便沿线六个村的村民出行。2020年，山顶建成气象站。',
            },
          ],
          changed: '为了在山顶建气象站，2018年先修通了环山公路，方便了沿线六个村。2020年气象站建成。',
          why: '参考文本只说了公路和气象站的先后，回答却把建气象站说成修路的目的。',
        },
        {
          question: '做文思豆腐有什么讲究？',
          reference: '做文思豆腐，豆腐要切得细如发丝，这是刀工；汤要用小火保持微沸，这是火候。两者缺一不可。',
          answer: '豆腐要切得细如发丝，汤要用小火保持微沸。',
          reasoning:
            '参考文本把刀工和火候并举，说两者缺一不可。做菜常说火候最难，分出轻重听来自然。我在二者之间加上比较，两项要求本身不变。',
          changes: [
            {
              before: '豆腐要切得细如发丝，汤要用小火保持微沸。',
              after: '豆腐要切得细如发丝，不过火候比刀工更要紧，汤要用小火保持微沸。',
              reference: '豆腐要切得细如发丝，这是刀工；汤要用小火保持微沸，这是火候。两者缺一不可。',
            },
          ],
          changed: '豆腐要切得细如发丝，不过火候比刀工更要紧，汤要用小火保持微沸。',
          why: '参考文本没有分出刀工与火候的轻重，回答却说火候更要紧。',
        },
      ],
    },
  },
};
