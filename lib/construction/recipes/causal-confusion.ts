import type { ModelRecipe } from './recipe';

/** Cause and effect reversed, or a cause invented (paper 3.1). */
export const causalConfusion: ModelRecipe = {
  id: 'causal_confusion',
  version: '1',
  errorType: 'LCaus',
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: make an error of cause and effect. Either reverse a causal relation of the reference, so that the effect brings about the cause, or tell as cause and effect two facts that stand side by side in the reference.
Each fact by itself stays true to the reference; only the link between them is wrong. So do not invent a cause that the reference does not hold (a hallucination), do not change or deny either fact (a contradiction), and tell neither a condition nor a purpose instead of a cause. Say the cause plainly: "because", "as a result", "led to". The wrong link must be one that somebody who has not read the reference takes for natural.`,
      steps: [
        'Find pairs of facts in the answer, and see how the reference links each: as cause and effect, or not at all.',
        'Choose the pair where a reversed or an invented causal link sounds natural.',
        'Rewrite only the link, and keep both facts.',
        'Check that each fact is still borne out and that the reference does not state the new link.',
      ],
      examples: [
        {
          question: 'What changed at the village school?',
          reference:
            'The only bus to the village school was cut in 2019. As a result, fewer families enrolled their children there. The school now has 40 pupils.',
          answer:
            'Because the only bus was cut in 2019, fewer families enrolled their children. The school has 40 pupils today.',
          reasoning:
            'The reference says that the cut of the bus led to fewer enrolments. The reverse is natural as well, as a bus with few passengers is soon cut. I keep both facts and the year, and turn the link round.',
          changes: [
            {
              before: 'Because the only bus was cut in 2019, fewer families enrolled their children.',
              after: 'Because fewer families enrolled their children, the only bus was cut in 2019.',
              reference:
                'The only bus to the village school was cut in 2019. As a result, fewer families enrolled their children there.',
            },
          ],
          changed:
            'Because fewer families enrolled their children, the only bus was cut in 2019. The school has 40 pupils today.',
          why: 'In the reference the cut of the bus causes fewer enrolments, and the answer makes it their effect.',
        },
        {
          question: 'How has the bakery developed?',
          reference:
            'In March the bakery moved to the market square. It has offered gluten-free bread since the same month. In June its sales were a fifth above those of the year before.',
          answer:
            'It moved to the market square in March and has offered gluten-free bread since then. In June, sales were a fifth higher than a year before.',
          reasoning:
            'The reference tells of the move, the new bread and the sales, and links none of them as cause and effect. That a better place raises sales is natural. I join move and sales with a causal link and keep the bread and all figures.',
          changes: [
            {
              before: 'In June, sales were a fifth higher than a year before.',
              after: 'As a result of the move, sales in June were a fifth higher than a year before.',
              reference:
                'In March the bakery moved to the market square. It has offered gluten-free bread since the same month. In June its sales were a fifth above those of the year before.',
            },
          ],
          changed:
            'It moved to the market square in March and has offered gluten-free bread since then. As a result of the move, sales in June were a fifth higher than a year before.',
          why: 'The reference tells of the move and of the sales one after the other, and the answer makes the one the cause of the other.',
        },
      ],
    },
    zh: {
      task: `任务：制造一处因果错误。或者把参考文本中的因果关系颠倒过来，让结果变成原因；或者把参考文本中只是并列的两个事实说成一因一果。
两个事实单独看都与参考文本一致，错的只是它们之间的联系。因此不要编造参考文本没有的原因（那是幻觉），不要改动或否定其中任何一个事实（那是矛盾），也不要写成条件或目的。因果要说得明确，例如用“因为”“因此”“导致”“使得”。没有读过参考文本的人会觉得这层因果顺理成章。`,
      steps: [
        '找出回答中成对的事实，看参考文本怎样联系它们：是因果，还是没有联系。',
        '选出颠倒因果或添加因果后听来自然的一对。',
        '只改写二者的联系，两个事实都保留。',
        '确认每个事实仍有依据，而新的因果并非参考文本所说。',
      ],
      examples: [
        {
          question: '南湖近几年有什么变化？',
          reference:
            '沉水植物大面积恢复，吸收了水中的氮磷，南湖的湖水因此逐渐变清。去年湖区记录到六十多种水鸟。',
          answer: '沉水植物大面积恢复，使湖水逐渐变清。去年还记录到六十多种水鸟。',
          reasoning:
            '参考文本说沉水植物恢复是因，湖水变清是果。水清了阳光能照进来，植物随之恢复，反过来听也合理。我保留两个事实，只把因果颠倒。',
          changes: [
            {
              before: '沉水植物大面积恢复，使湖水逐渐变清。',
              after: '湖水逐渐变清，使沉水植物大面积恢复。',
              reference: '沉水植物大面积恢复，吸收了水中的氮磷，南湖的湖水因此逐渐变清。',
            },
          ],
          changed: '湖水逐渐变清，使沉水植物大面积恢复。去年还记录到六十多种水鸟。',
          why: '参考文本中植物恢复是湖水变清的原因，回答把它说成了结果。',
        },
        {
          question: '这家酸奶厂去年经营得怎么样？',
          reference: '该厂去年三月换用纸质包装，五月与两家连锁超市签订供货合同。全年销量比上一年增长一成。',
          answer: '去年三月换用纸质包装，五月与两家连锁超市签约供货。全年销量增长一成。',
          reasoning:
            '参考文本依次列出换包装、签合同和销量，没有说谁引起了谁。签约供货带动销量，听来很自然。我在二者之间加上因果，事实和数字都不动。',
          changes: [
            {
              before: '全年销量增长一成。',
              after: '由于进入了这两家超市，全年销量增长一成。',
              reference: '五月与两家连锁超市签订供货合同。全年销量比上一年增长一成。',
            },
          ],
          changed:
            '去年三月换用纸质包装，五月与两家连锁超市签约供货。由于进入了这两家超市，全年销量增长一成。',
          why: '参考文本只是并列签约供货与销量增长，回答却说前者是后者的原因。',
        },
      ],
    },
  },
};
