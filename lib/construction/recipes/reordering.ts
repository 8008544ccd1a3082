import type { ModelRecipe } from './recipe';

/** The same facts in another order and in other sentences; the answer stays consistent, and looks changed. */
export const reordering: ModelRecipe = {
  id: 'reordering',
  version: '1',
  errorType: null,
  reach: 'answer',
  hasEvidence: false,
  text: {
    en: {
      task: `Task: write the answer anew with the same facts in another order and in sentences of another structure. Begin with a fact that stood last or in the middle, and merge or split sentences. The answer looks quite different and is still right in every point: it holds no error.
The order of telling changes, the order of events does not. Causes stay causes, conditions stay conditions, and each property stays with its thing. Where the old order itself carried meaning (first, then, therefore), say this in words. Replace a pronoun by the name if its noun now comes later. Add no link between facts that merely stood next to each other. All names and figures stay; leave nothing out and add nothing.`,
      steps: [
        'List the facts of the answer, and how they are linked in time, as cause or as condition.',
        'Choose another order of telling, with another fact at the front.',
        'Write the sentences anew, and put in words each link that the old order expressed.',
        'Check each fact and each link against the reference; look for pronouns that point at the wrong thing.',
      ],
      examples: [
        {
          question: 'How is the goat cheese from Tarn made?',
          reference:
            'For Tarn cheese, raw goat milk is left to curdle for a day. The curd is then salted and drained for two days. Finally the cheeses ripen for three weeks in a cellar, which gives them their blue rind.',
          answer:
            'Raw goat milk curdles for a day. The curd is then salted and drained for two days. After that the cheeses ripen in a cellar for three weeks, and this gives them the blue rind.',
          reasoning:
            'The facts are three steps in order of time, and the cellar as the cause of the rind. I begin with the rind and the cellar and go back from there. "Before that" keeps the order of the steps, and "comes from" keeps the cause.',
          changes: [],
          changed:
            'The blue rind comes from three weeks in the cellar, the last step, in which the cheeses ripen. Before that, the curd drains for two days once it has been salted. At the very beginning, raw goat milk is left to curdle, which takes one day.',
          why: 'The steps are told in reverse, but their order in time, their lengths and the cause of the rind are those of the reference.',
        },
        {
          question: 'What must a cyclist do after an accident?',
          reference:
            'After an accident, a cyclist must stop and secure the place. If somebody is hurt, the police must be called. If there is damage only, it is enough to exchange names and addresses.',
          answer:
            'Stop and secure the place. If somebody is hurt, call the police; if there is damage only, it is enough to exchange names and addresses.',
          reasoning:
            'There are one duty for all cases and two cases with a condition each. I begin with mere damage, set injuries against it and put the general duty last. The words "in every case" make clear that it depends on neither condition.',
          changes: [],
          changed:
            'Where there is damage only, it is enough to exchange names and addresses, whereas the police must be called if somebody is hurt. In every case, stop and secure the place.',
          why: 'Each duty keeps its condition, and the general duty still holds in every case.',
        },
      ],
    },
    zh: {
      task: `任务：把回答重新写一遍，事实不变，但换一种叙述顺序和句子结构。从原来居中或靠后的事实说起，句子可以合并或拆分。新回答看上去很不一样，却处处正确，不含任何错误。
变的是叙述的顺序，不是事情发生的顺序。原因还是原因，条件还是条件，每个特点仍属于原来的事物。原来靠语序表达的含义（先后、因此等），要用词语明确说出来。代词所指的名词如果移到了后面，就改用名称。不要给原来只是并列的事实添加联系。名称和数字全部保留，不增不减。`,
      steps: [
        '列出回答中的各个事实，以及它们在时间、因果或条件上的联系。',
        '另选一种叙述顺序，把别的事实放到开头。',
        '重写各句，原来由语序表达的联系都用词语说清楚。',
        '把每个事实和每处联系与参考文本核对，检查代词有没有指错。',
      ],
      examples: [
        {
          question: '老城区的内涝是怎么治理的？',
          reference:
            '2017年，老城区先疏通了淤塞的明渠。2019年又铺设了雨污分流管网。由于管网排水能力提高，2021年的特大暴雨没有造成街道积水。',
          answer:
            '2017年先疏通淤塞的明渠，2019年又铺设雨污分流管网。管网提高了排水能力，所以2021年特大暴雨时街道没有积水。',
          reasoning:
            '事实是两项工程的先后，以及管网与没有积水之间的因果。我从2021年的结果说起，用“得益于”保留因果，再倒叙两项工程。年份都写明，用“在此之前”交代先后。',
          changes: [],
          changed:
            '2021年遇到特大暴雨，街道没有积水，这得益于雨污分流管网提高了排水能力。管网是2019年铺设的；在此之前，淤塞的明渠已于2017年疏通。',
          why: '叙述改为倒叙，但各项工程的年份、先后和因果都与参考文本一致。',
        },
        {
          question: '发生食物过敏应该怎么办？',
          reference:
            '发生食物过敏，应立即停止进食。仅有皮疹的，可口服抗组胺药并观察；出现呼吸困难的，必须马上拨打急救电话。',
          answer: '要立即停止进食。只有皮疹的话，可以口服抗组胺药并观察；如果呼吸困难，必须马上打急救电话。',
          reasoning:
            '回答包括一项总的要求和两种情形，各有条件。我先说呼吸困难，再说只有皮疹，最后说停止进食。总的要求前加“无论哪种情况”，以免被误解为只适用于其中一种。',
          changes: [],
          changed:
            '出现呼吸困难，必须马上打急救电话；症状只是皮疹的，可以口服抗组胺药并观察。无论哪种情况，都要立即停止进食。',
          why: '每种处理仍对应原来的条件，停止进食仍适用于所有情况。',
        },
      ],
    },
  },
};
