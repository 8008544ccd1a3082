import type { ModelRecipe } from './recipe';

/** The whole answer said otherwise; it stays consistent (paper 3.2). */
export const rephrasing: ModelRecipe = {
  id: 'rephrasing',
  version: '1',
  errorType: null,
  reach: 'answer',
  hasEvidence: false,
  text: {
    en: {
      task: `Task: say the whole answer in other words. Every sentence is put differently (other words, another grammar, active for passive, a noun for a verb), and the new answer says exactly what the old one says. It holds no error.
Add nothing, leave nothing out and explain nothing, even where you know more. Names, figures, dates, units and technical terms stay. Restrictions (only, at least, some, usually), conditions, causes, negations, and who does what keep their meaning and their strength. Keep the order of the facts and about the length.`,
      steps: [
        'List all that the answer says, with its restrictions, conditions and causes.',
        'Put each sentence into other words and another construction.',
        'Compare both answers point by point, in both directions.',
        'Check each point against the reference as well.',
      ],
      examples: [
        {
          question: 'How do I get a refund for a concert ticket?',
          reference:
            'Tickets are refunded only if the concert is cancelled. Send the ticket to the box office within 30 days; the booking fee of 3 euros is kept.',
          answer:
            'You get a refund only if the concert is cancelled. In that case, send your ticket to the box office within 30 days. The booking fee of 3 euros is not paid back.',
          reasoning:
            'The answer says: refund only if cancelled, ticket to the box office, 30 days, fee of 3 euros kept. I turn "only if" into "in one case only", which has the same force, and put the rest into other words. The figures stay, and no point is added or lost.',
          changes: [],
          changed:
            'Refunds are made in one case only: when the concert is cancelled. You then have 30 days to send your ticket to the box office. The 3 euros charged for booking are kept.',
          why: 'Every point of the old answer is there in other words, with the same restriction and the same figures.',
        },
        {
          question: 'Why does bread go stale?',
          reference:
            'Bread goes stale mainly because its starch crystallises as it cools. In the fridge this happens faster than at room temperature. Toasting reverses it for a short time.',
          answer:
            'The main reason is that the starch crystallises while the bread cools. The fridge speeds this up compared with room temperature. Toasting undoes it for a short time.',
          reasoning:
            'The points are the main reason, the fridge compared with room temperature, and the short effect of toasting. "Main" must stay, as there may be other reasons, and so must "for a short time". I change the constructions and keep the technical terms.',
          changes: [],
          changed:
            'It is chiefly due to the starch, which crystallises during cooling. In the fridge the process is quicker than at room temperature. If you toast the bread, the change is reversed, but not for long.',
          why: 'The new answer states the same reason, comparison and remedy in other words, and at the same strength.',
        },
      ],
    },
    zh: {
      task: `任务：把整个回答换一种说法。每句话都要换用词、换句式（如主动与被动互换、动词与名词结构互换、拆句或合句），而新回答说的与原回答完全一样，不含任何错误。
不增、不减、不解释，即使你知道得更多。名称、数字、日期、单位和术语保持不变。限定（“只有”“至少”“部分”“通常”）、条件、因果、否定以及谁做什么，意思和分量都不能变。事实的先后顺序和篇幅大致不变。`,
      steps: [
        '列出回答所说的全部内容，包括限定、条件和因果。',
        '逐句换用另外的词语和句式。',
        '把新旧两个回答逐项对照，既不多也不少。',
        '再把每一项与参考文本核对。',
      ],
      examples: [
        {
          question: '民宿订单怎么取消？',
          reference:
            '入住前三天以上取消，全额退款；不足三天取消，扣除首晚房费。因台风停航而取消的，不扣费用。',
          answer:
            '入住前三天以上取消可以全额退款，不足三天取消要扣首晚房费。如果是因为台风停航才取消的，不扣钱。',
          reasoning:
            '原回答有三点：三天以上全退，不足三天扣首晚，台风停航不扣。“全额”“首晚”和停航的原因都是限定，必须保留。我换掉句式和用词，时限照旧。',
          changes: [],
          changed:
            '提前三天以上退订，房款全数退还；离入住不到三天才退订，首晚的房费就要扣掉。退订若由台风停航引起，则分文不扣。',
          why: '三种情形的条件和后果都与原回答相同，只是换了说法。',
        },
        {
          question: '为什么切洋葱会流泪？',
          reference:
            '切洋葱时，细胞破裂，其中的酶与含硫化合物反应，生成挥发性的刺激物质，刺激眼睛流泪。把洋葱冷藏后再切，可以减少这种物质的挥发。',
          answer:
            '因为刀切破了洋葱的细胞，酶与含硫化合物发生反应，产生易挥发的刺激物质，眼睛受刺激就会流泪。先冷藏再切，挥发会少一些。',
          reasoning:
            '因果链是细胞破裂、酶促反应、生成刺激物质、刺激眼睛、流泪，方法是先冷藏。链条的方向不能变，“少一些”也不能写成“不再”。我把因果句改成顺叙，术语照用。',
          changes: [],
          changed:
            '洋葱的细胞一旦被刀切开，里面的酶就会与含硫化合物起反应，生成一种容易挥发的刺激物质，刺激眼睛，让人流泪。如果切之前先冷藏，这种物质就挥发得少些。',
          why: '因果链和减少挥发的办法都与原回答一致，没有增添或遗漏。',
        },
      ],
    },
  },
};
