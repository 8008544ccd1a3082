import type { ModelRecipe } from './recipe';

/** A concept replaced by a related one (paper 3.1). */
export const conceptSubstitution: ModelRecipe = {
  id: 'concept_substitution',
  version: '1',
  errorType: 'KConc',
  reach: 'words',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: replace one term of the answer with the name of a different concept from the same field, one that is easily taken for it but means something else. The sentence then speaks of another thing than the reference does.
The new term is no synonym, as the sentence would stay right. It is no opposite and no other number (a contradiction), no broader class that includes the old one (an overgeneralisation), and no other thing that the reference speaks of (a mix-up). All else that is said of the term stays as it is, and the sentence still makes sense to somebody who has not read the reference. If the term stands in the answer more than once, choose another one, so that the answer agrees with itself.`,
      steps: [
        'Find the terms on which the meaning of the answer depends.',
        'For each, think of a neighbouring concept that people mistake for it.',
        'Choose the pair where the difference has consequences and the sentence stays plausible.',
        'Check that the new concept means something else, without being the opposite or the class of the old one.',
      ],
      examples: [
        {
          question: 'Who must not take the probiotic capsules?',
          reference:
            'Do not take the capsules if you have an allergy to milk protein. Children under six need the advice of a doctor.',
          answer:
            'People with an allergy to milk protein must not take them. For children under six, ask a doctor first.',
          reasoning:
            'The answer depends on the term allergy to milk protein. Lactose intolerance is often taken for it, but is a trouble with digesting milk sugar. It is neither the opposite nor a class that includes the allergy, and the sentence still sounds like a leaflet.',
          changes: [
            {
              before: 'an allergy to milk protein',
              after: 'lactose intolerance',
              reference: 'Do not take the capsules if you have an allergy to milk protein.',
            },
          ],
          changed:
            'People with lactose intolerance must not take them. For children under six, ask a doctor first.',
          why: 'The reference names an allergy to milk protein, and the answer puts lactose intolerance, another condition, in its place.',
        },
        {
          question: 'How is the yearly fee of the chamber of crafts worked out?',
          reference:
            'The yearly fee of the chamber of crafts is 0.4 percent of the turnover of the year before. New businesses pay nothing in their first year.',
          answer: 'It is 0.4 percent of the turnover of the year before. In the first year you pay nothing.',
          reasoning:
            'The fee depends on the term turnover. Profit is a neighbouring figure in the accounts that people mistake for it, and it leads to quite another fee. The reference does not speak of profit, and a fee on profit is plausible.',
          changes: [
            {
              before: 'the turnover of the year before',
              after: 'the profit of the year before',
              reference: '0.4 percent of the turnover of the year before',
            },
          ],
          changed: 'It is 0.4 percent of the profit of the year before. In the first year you pay nothing.',
          why: 'The reference bases the fee on turnover, and the answer bases it on profit, which is another concept.',
        },
      ],
    },
    zh: {
      task: `任务：把回答中的一个术语换成同一领域里容易混淆、但含义不同的另一个概念，使句子说的不再是参考文本所说的那个东西。
新术语不能是同义词，否则句子仍然正确；不能是反义词或另一个数字（那是矛盾），不能是包含原概念的更大类别（那是以偏概全），也不能是参考文本中谈到的另一个对象（那是张冠李戴）。关于这个术语的其他说法都保持不变，没有读过参考文本的人读来依然合理。如果该术语在回答中出现多次，请另选一个，以免前后不一。`,
      steps: [
        '找出决定回答含义的关键术语。',
        '分别想一想，人们常把哪个相近的概念与它弄混。',
        '选出差别有实际影响、替换后句子仍然合理的一组。',
        '确认新概念的含义确实不同，又不是原概念的反面或上位类别。',
      ],
      examples: [
        {
          question: '临时救助应该向哪里申请？',
          reference: '申请临时救助，应向户籍所在地的街道办事处提出，提交身份证和收入证明，七个工作日内答复。',
          answer: '向户籍所在地的街道办事处申请，带上身份证和收入证明，七个工作日内会有答复。',
          reasoning:
            '“户籍所在地”决定了去哪里办理。人们常把它与“经常居住地”弄混，而两者可以不在同一座城市。参考文本没有提到经常居住地，换上以后句子依然像办事指南。',
          changes: [
            {
              before: '户籍所在地',
              after: '经常居住地',
              reference: '申请临时救助，应向户籍所在地的街道办事处提出',
            },
          ],
          changed: '向经常居住地的街道办事处申请，带上身份证和收入证明，七个工作日内会有答复。',
          why: '参考文本说的是户籍所在地，回答换成了经常居住地这一不同的法律概念。',
        },
        {
          question: '总部怎样给门店排名？',
          reference: '总部每季度按老客户复购率给门店排名，前十名的店长可获得奖金，末位门店要提交整改方案。',
          answer: '每季度按老客户复购率排名，前十名的店长有奖金，最后一名要交整改方案。',
          reasoning:
            '排名的依据是“复购率”。“满意度”也是常用的客户指标，容易与它混为一谈，但一个看购买行为，一个看评价。参考文本没有提到满意度，按它排名也说得通。',
          changes: [
            {
              before: '老客户复购率',
              after: '老客户满意度',
              reference: '总部每季度按老客户复购率给门店排名',
            },
          ],
          changed: '每季度按老客户满意度排名，前十名的店长有奖金，最后一名要交整改方案。',
          why: '参考文本以复购率为排名依据，回答把它换成了满意度这一不同的指标。',
        },
      ],
    },
  },
};
