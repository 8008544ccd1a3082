import type { ModelRecipe } from './recipe';

/** Contradiction at the level of words (paper 3.2). */
export const wordContradiction: ModelRecipe = {
  id: 'word_contradiction',
  version: '1',
  errorType: 'KCont',
  reach: 'words',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: make the answer contradict the reference by a few words. Replace a word with its opposite, or a number, date, time or unit with another one, or deny what is affirmed (or affirm what is denied), so that the sentence says what the reference rules out.
What you put in must not be taken from another fact of the reference, as this would mix facts up; a related concept in place of a term is an error of another type too. Change neither who does what nor how facts are joined. The changed sentence must be fluent and agree with the rest of the answer: somebody who has not read the reference should notice nothing.`,
      steps: [
        'Find the facts of the answer that the reference states outright.',
        'Choose the one whose change matters most for the question and stays plausible.',
        'Choose the words to change, and what takes their place; make sure that the reference says otherwise everywhere.',
      ],
      examples: [
        {
          question: 'How should seedlings of basil be kept?',
          reference:
            'Basil seedlings want a warm sill of at least 18 degrees. Water them sparingly: wet soil rots the stems within days.',
          answer:
            'Keep them on a warm sill of at least 18 degrees. Water them sparingly, as wet soil makes the stems rot.',
          reasoning:
            'The reference states the temperature and how to water. The opposite of sparingly is generously, but the reason that follows would then clash with it. So I change the temperature: a cool sill is plausible for seedlings, and the reference asks for at least 18 degrees.',
          changes: [
            {
              before: 'a warm sill of at least 18 degrees',
              after: 'a cool sill of at most 12 degrees',
              reference: 'Basil seedlings want a warm sill of at least 18 degrees.',
            },
          ],
          changed:
            'Keep them on a cool sill of at most 12 degrees. Water them sparingly, as wet soil makes the stems rot.',
          why: 'The reference asks for warmth of at least 18 degrees, and the answer now asks for at most 12.',
        },
        {
          question: 'Does the travel policy pay for a stolen laptop?',
          reference:
            'The travel policy covers stolen laptops up to 800 euros. The theft must be reported to the police within 24 hours.',
          answer: 'Yes, up to 800 euros. You have to report the theft to the police within 24 hours.',
          reasoning:
            'The reference states the sum and the time limit for the report. The time limit decides whether the policy pays. Fourteen days is a usual limit, and the reference allows 24 hours only.',
          changes: [
            {
              before: 'within 24 hours',
              after: 'within 14 days',
              reference: 'The theft must be reported to the police within 24 hours.',
            },
          ],
          changed: 'Yes, up to 800 euros. You have to report the theft to the police within 14 days.',
          why: 'The reference sets a limit of 24 hours for the report, and the answer now gives 14 days.',
        },
      ],
    },
    zh: {
      task: `任务：用几个词让回答与参考文本相矛盾。可以把一个词换成它的反义词，把数字、日期、时间或单位换成别的，或者把肯定改为否定（否定改为肯定），使句子说的恰好是参考文本所排除的内容。
替换的内容不要取自参考文本的另一个事实，那样会变成张冠李戴；把术语换成相关的概念，也属于另一种错误。不要改动谁做了什么，也不要改动事实之间的联系。改动后的句子要通顺，并与回答的其余部分相容，让没有读过参考文本的人看不出异样。`,
      steps: [
        '找出回答中由参考文本明确说出的事实。',
        '选出对问题最要紧、改动后仍然合理的一个。',
        '确定要改的词和替换的词，并确认参考文本各处的说法都与之相反。',
      ],
      examples: [
        {
          question: '图书馆的自习室怎么预约？',
          reference: '自习室须提前一天在微信小程序预约，每人每天限约四小时。迟到超过十五分钟，预约自动取消。',
          answer: '提前一天在微信小程序预约即可，每人每天最多四小时；迟到超过十五分钟，预约会自动取消。',
          reasoning:
            '参考文本明确说了预约方式、时长上限和迟到的后果。迟到的后果最影响使用者。“自动取消”的反面是“仍然保留”，单独读来合理，而参考文本说会取消。',
          changes: [
            {
              before: '预约会自动取消',
              after: '预约仍会保留',
              reference: '迟到超过十五分钟，预约自动取消。',
            },
          ],
          changed: '提前一天在微信小程序预约即可，每人每天最多四小时；迟到超过十五分钟，预约仍会保留。',
          why: '参考文本说迟到超过十五分钟预约自动取消，改后的回答却说仍会保留。',
        },
        {
          question: '这种滴眼液使用时要注意什么？',
          reference: '本品开封后须避光保存，并在四周内用完。佩戴隐形眼镜期间不得使用。',
          answer: '开封后要避光保存，四周内用完。戴隐形眼镜时不能滴。',
          reasoning:
            '参考文本明确说了保存方式、使用期限和隐形眼镜的禁忌。禁忌关系到用药安全，改动影响最大。把“不能滴”改成“也能滴”，读来自然，而参考文本明令禁止。',
          changes: [
            {
              before: '戴隐形眼镜时不能滴',
              after: '戴隐形眼镜时也能滴',
              reference: '佩戴隐形眼镜期间不得使用。',
            },
          ],
          changed: '开封后要避光保存，四周内用完。戴隐形眼镜时也能滴。',
          why: '参考文本规定佩戴隐形眼镜期间不得使用，改后的回答却说可以使用。',
        },
      ],
    },
  },
};
