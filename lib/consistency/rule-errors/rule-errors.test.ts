import { describe, expect, it } from 'vitest';
import { ERROR_RULES } from './registry';
import { applyError } from './rule-error';

/** What each rule makes of an answer that says what its reference says. */
function made(id: string, answer: string, reference = answer): string[] {
  const language = /\p{Script=Han}/u.test(answer) ? 'zh' : 'en';
  const rule = ERROR_RULES.find((one) => one.id === id)!;
  return rule.find({ question: '', reference, answer, language }).map((error) => applyError(answer, error));
}

describe('errors made by rule', () => {
  it.each([
    ['number', 'The fleet has 12 boats.', ['The fleet has 22 boats.']],
    ['number', 'It carries at most 9 cars.', ['It carries at most 8 cars.']],
    ['number', 'It costs at least 2 coins.', ['It costs at least 3 coins.']],
    ['number', 'Three guides met four guests.', ['Three guides met five guests.']],
    ['number', '😀船队共有１２艘船。', ['😀船队共有２２艘船。']],
    ['number', '1. 渡轮\n2. 货船', []],
    ['number', 'See [12].', []],
    ['number', 'It won 3-1 and runs Mark 4 engines.', []],
    ['unit', 'The lake is 32 km wide.', ['The lake is 32 m wide.']],
    ['unit', '货船重40吨。', ['货船重40公斤。']],
    ['unit', '投资达3亿元。', ['投资达3万元。']],
    ['unit', '钟楼建于洪武十七年。', []],
    ['unit', 'It lasts 3 weeks.', ['It lasts 3 months.']],
    ['unit', 'The boat took more than 3 days.', ['The boat took more than 3 weeks.']],
    ['negation', 'The notice has no price. I therefore cannot say what it costs.', []],
    ['negation', '公告没写票价，因此我无法回答。', []],
    ['date', 'It opened in 2011.', ['It opened in 2009.']],
    ['date', 'It sank on 8 June.', ['It sank on 12 June.', 'It sank on 8 September.']],
    ['date', 'The boats ran from August through October.', []],
    ['date', '航线周三开通。', ['航线周五开通。']],
    ['date', 'The last boat leaves at 9 p.m.', ['The last boat leaves at 10 p.m.']],
    ['negation', 'The boats cannot carry cars.', ['The boats can carry cars.']],
    ['negation', '雪天里太阳失去了存在感。', []],
    ['negation', '船上还有一种是救生艇。', []],
    ['negation', '乘客不能带宠物。', ['乘客能带宠物。']],
    ['antonym', '去年乘客减少了。', ['去年乘客增加了。']],
    ['antonym', 'It is the largest boat.', ['It is the smallest boat.']],
    ['antonym', 'There was an increase.', ['There was a decrease.']],
    ['entity_swap', 'In 2011, Lumen acquired Arden.', ['In 2011, Arden acquired Lumen.']],
    ['entity_swap', 'Lumen and Arden met in May.', []],
    ['entity_swap', '货船有30艘，客船有20艘。', ['货船有20艘，客船有30艘。']],
    ['entity_swap', '南线比北线更长。', ['北线比南线更长。']],
    ['inclusion', '店里卖苹果、香蕉和樱桃。', ['店里卖苹果（如香蕉和樱桃）。']],
    ['inclusion', 'They sell apples, cherries and plums.', ['They sell apples, such as cherries and plums.']],
    ['inclusion', 'They sell fruit such as apples, cherries and plums.', []],
    ['overgeneralise', 'Some passengers bring bicycles.', ['All passengers bring bicycles.']],
    ['overgeneralise', '部分乘客带了行李。', ['所有乘客带了行李。']],
    ['overgeneralise', '渡轮在一定条件下会停开。', ['渡轮在任何条件下会停开。']],
    ['overgeneralise', '渡轮在一定条件下才会停开。', []],
    ['condition', '只有买票才能上船。', ['只要买票就能上船。']],
    ['condition', 'You may board only if you have a ticket.', ['You may board if you have a ticket.']],
    ['cause', '因为港口结冰了，所以渡轮停开了。', ['因为渡轮停开了，所以港口结冰了。']],
    ['cause', 'The boats stop because the harbour freezes.', ['The harbour freezes because the boats stop.']],
    ['cause', 'The boats stop because it freezes.', []],
  ])('%s: %j', (id, answer, errors) => {
    expect(made(id, answer)).toEqual(errors);
  });

  it('a number is left that only the answer has, and none becomes one that a text has', () => {
    expect(made('number', 'It has 3 decks.', 'It has decks.')).toEqual([]);
    expect(made('number', 'It has 3 decks.', 'It has 3 decks, 4 boats and 5 bells.')).toEqual([
      'It has 6 decks.',
    ]);
  });

  it('says where the reference says otherwise', () => {
    const reference = 'It is blue. The fleet has 12 boats.';
    const [error] = ERROR_RULES[0]!.find({
      question: '',
      reference,
      answer: 'It has 12 boats.',
      language: 'en',
    });
    expect(error!.evidence).toEqual({ start: 26, end: 28 });
  });
});
