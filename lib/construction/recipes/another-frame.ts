import type { ModelRecipe } from './recipe';

/** A figure told in another frame that holds exactly; the answer stays consistent, and looks changed. */
export const anotherFrame: ModelRecipe = {
  id: 'another_frame',
  version: '1',
  errorType: null,
  reach: 'sentence',
  hasEvidence: true,
  newFigures: true,
  text: {
    en: {
      task: `Task: tell a figure, date, duration, amount, share or unit of the answer in another frame: in another unit, as a share instead of a count, as a total instead of parts, as what remains instead of what is taken away. The new figure looks different and is exactly as true: the answer holds no error.
Use only conversions that need nothing beyond the reference and fixed measures, and that come out exactly; a rounded value would be an error. Take care with what only seems equal: "every 12 hours" is stricter than "twice a day", and from 2019 to 2021 may be two or three years. Keep "at least", "at most" and "about", and what the figure is said of. Figures that belong together change together; all else stays.`,
      steps: [
        'Find the figures of the answer that the reference bears out.',
        'Choose one that can be told exactly in another frame.',
        'Work the new figure out step by step, and check it by going back.',
        'Write it in place of the old one, so that the sentence stays natural.',
      ],
      examples: [
        {
          question: 'How much oil does the gearbox of the mower need?',
          reference:
            'Fill the gearbox of the mower with at most 0.75 litres of oil. Change the oil every 50 hours of operation.',
          answer: 'It takes at most 0.75 litres. Change the oil every 50 hours of operation.',
          reasoning:
            'The amount of oil is borne out. One litre has 1,000 millilitres, so 0.75 litres are 750 millilitres, and 750 divided by 1,000 gives 0.75 again. "At most" stays.',
          changes: [
            {
              before: 'at most 0.75 litres',
              after: 'at most 750 millilitres',
              reference: 'at most 0.75 litres of oil',
            },
          ],
          changed: 'It takes at most 750 millilitres. Change the oil every 50 hours of operation.',
          why: '750 millilitres are exactly 0.75 litres, and the limit is the same.',
        },
        {
          question: 'What did the survey on the market day find?',
          reference:
            'The council asked 200 traders about the market day. Of these, 150 want to keep Saturday; the other 50 prefer Friday.',
          answer: 'Of the 200 traders asked, 150 want to keep Saturday and 50 prefer Friday.',
          reasoning:
            'The counts are borne out and have the same whole, 200. 150 of 200 are 75 percent, and 50 of 200 are 25 percent; the two make 100 percent. The whole stays in the sentence, so that the counts can be worked out again.',
          changes: [
            {
              before: '150 want to keep Saturday and 50 prefer Friday',
              after: '75 percent want to keep Saturday and 25 percent prefer Friday',
              reference:
                'The council asked 200 traders about the market day. Of these, 150 want to keep Saturday; the other 50 prefer Friday.',
            },
          ],
          changed: 'Of the 200 traders asked, 75 percent want to keep Saturday and 25 percent prefer Friday.',
          why: 'Of 200 traders, 150 are exactly 75 percent and 50 are exactly 25 percent.',
        },
      ],
    },
    zh: {
      task: `任务：把回答中的一个数字、日期、时长、数量、比例或单位换一个角度来说：换算成别的单位，用比例代替个数，用总数代替各部分，或者用剩余的部分代替减去的部分。数字看上去变了，但同样准确，回答不含任何错误。
换算只能依靠参考文本和固定的度量关系，结果必须恰好相等；取近似值就成了错误。要当心似是而非的说法：“每12小时一次”比“每天两次”更严格，“2019年到2021年”可能是两年，也可能是三年。“至少”“最多”“约”等限定和数字所说的对象都要保留。相互对应的数字要一起换，其余一概不改。`,
      steps: [
        '找出回答中有参考文本支持的数字。',
        '选一个能够精确换一种说法的。',
        '一步步算出新数字，再反算验证。',
        '用它替换原来的说法，使句子依然自然。',
      ],
      examples: [
        {
          question: '合作社种了多少油茶？',
          reference: '该合作社共种植油茶20公顷，其中已挂果的有12公顷。每年霜降前后开始采收。',
          answer: '一共种了20公顷油茶，其中12公顷已经挂果，每年霜降前后采收。',
          reasoning:
            '20公顷有依据。1公顷等于15亩，20公顷就是300亩；300除以15又得20，恰好相等。只换总面积会与12公顷单位不一，所以两个数一起换，12公顷是180亩。',
          changes: [
            {
              before: '一共种了20公顷油茶，其中12公顷已经挂果',
              after: '一共种了300亩油茶，其中180亩已经挂果',
              reference: '该合作社共种植油茶20公顷，其中已挂果的有12公顷。',
            },
          ],
          changed: '一共种了300亩油茶，其中180亩已经挂果，每年霜降前后采收。',
          why: '1公顷等于15亩，300亩和180亩与参考文本的20公顷和12公顷完全相等。',
        },
        {
          question: '会员买书有什么优惠？',
          reference: '会员购书一律按八五折结算，生日当月可免费领取一本笔记本。会员费每年60元。',
          answer: '会员买书一律打八五折，生日当月还能免费领一本笔记本。',
          reasoning:
            '折扣有依据。打八五折就是按原价的85%付款，也就是比原价便宜15%；100%减去15%又得85%。适用范围“一律”不变。',
          changes: [
            {
              before: '打八五折',
              after: '比原价便宜15%',
              reference: '会员购书一律按八五折结算',
            },
          ],
          changed: '会员买书一律比原价便宜15%，生日当月还能免费领一本笔记本。',
          why: '八五折就是便宜15%，两种说法完全等价。',
        },
      ],
    },
  },
};
