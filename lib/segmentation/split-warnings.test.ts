import { describe, expect, it } from 'vitest';
import { splitWarnings } from './split-warnings';

/** Warnings of a cut at the bar. */
function warned(marked: string): string[] {
  const at = marked.indexOf('|');
  return splitWarnings(marked.replace('|', ''), at).map(({ kind, word }) => `${kind}: ${word}`);
}

describe('splitWarnings', () => {
  it.each([
    ['连日降雨，|因此河水上涨。', 'connective: 因此'],
    ['渡船停航，|但是桥仍开放。', 'connective: 但是'],
    ['因为连日降雨，|河水就上涨了。', 'connective: 因为'],
    ['只要交费，|游客就能入园。', 'connective: 只要'],
    ['只有居民|才能申请。', 'connective: 只有'],
    ['水位上涨导致|渡口关闭。', 'connective: 导致'],
    ['The river rose |because the snow melted.', 'connective: because'],
    ['The river rose, |so the ferry stopped.', 'connective: so'],
    ['The river rose and |the ferry stopped.', 'connective: and'],
    ['If the river rises, |then the ferry stops.', 'connective: then'],
    ['The bridge is old, |which worries the town.', 'connective: which'],
  ])('sees the tie in %s', (marked, warning) => expect(warned(marked)).toEqual([warning]));

  it.each([
    ['博物馆九点开门。|它六点关门。', 'pronoun: 它'],
    ['渡口建于 1920 年。|该渡口现已停用。', 'pronoun: 该'],
    ['两条线路并行。|前者较快。', 'pronoun: 前者'],
    ['The museum opens at nine. |It closes at six.', 'pronoun: It'],
    ['The museum has a café. |The town likes its cakes.', 'pronoun: its'],
  ])('sees the pronoun in %s', (marked, warning) => expect(warned(marked)).toEqual([warning]));

  it('a connective and a pronoun lost: both are named', () => {
    expect(warned('河水上涨，|所以它被关闭。')).toEqual(['connective: 所以', 'pronoun: 它']);
    expect(warned('The river is long, |and it is deep.')).toEqual(['connective: and', 'pronoun: it']);
  });

  it.each([
    '河长 120 公里。|渡口每天开放。',
    '游客增多。|其他地区没有变化。',
    '方案已公布。|居民应该申请。',
    '雨停了。|在此期间渡口关闭。',
    'The museum opens at nine. |Tickets cost two euros.',
    'The snow melted. |It is clear that rivers rise in spring.',
    'Oaks grow here. |Whoever asks is told.',
    '|因此河水上涨。',
    'Because.|',
  ])('says nothing of %s', (marked) => expect(warned(marked)).toEqual([]));
});
