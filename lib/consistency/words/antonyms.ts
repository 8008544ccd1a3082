/** Opposites that take one another's place in a contradiction, both ways; a single Chinese character says too little. */
export const ANTONYM_PAIRS: readonly (readonly [string, string])[] = [
  ['增加', '减少'],
  ['上升', '下降'],
  ['提高', '降低'],
  ['扩大', '缩小'],
  ['加快', '减慢'],
  ['加速', '减速'],
  ['增强', '减弱'],
  ['升高', '降低'],
  ['上涨', '下跌'],
  ['盈利', '亏损'],
  ['促进', '抑制'],
  ['支持', '反对'],
  ['允许', '禁止'],
  ['接受', '拒绝'],
  ['成功', '失败'],
  ['通过', '否决'],
  ['开放', '关闭'],
  ['开始', '结束'],
  ['之前', '之后'],
  ['高于', '低于'],
  ['大于', '小于'],
  ['多于', '少于'],
  ['早于', '晚于'],
  ['优于', '劣于'],
  ['有利', '不利'],
  ['有害', '无害'],
  ['可溶', '不溶'],
  ['安全', '危险'],
  ['公开', '保密'],
  ['强制', '自愿'],
  ['免费', '收费'],
  ['进口', '出口'],
  ['购买', '出售'],
  ['增长', '下滑'],
  ['缓解', '加重'],
  ['改善', '恶化'],
  ['正相关', '负相关'],
  ['阳性', '阴性'],
  ['最大', '最小'],
  ['最高', '最低'],
  ['首次', '末次'],
  ['南部', '北部'],
  ['东部', '西部'],
  ['左侧', '右侧'],
  ['顺时针', '逆时针'],
  ['合法', '非法'],
  ['充足', '不足'],
  ['increase', 'decrease'],
  ['increased', 'decreased'],
  ['increases', 'decreases'],
  ['rise', 'fall'],
  ['rose', 'fell'],
  ['rises', 'falls'],
  ['higher', 'lower'],
  ['highest', 'lowest'],
  ['more', 'fewer'],
  ['more', 'less'],
  ['larger', 'smaller'],
  ['before', 'after'],
  ['earlier', 'later'],
  ['first', 'last'],
  ['allow', 'forbid'],
  ['allowed', 'forbidden'],
  ['accept', 'reject'],
  ['accepted', 'rejected'],
  ['success', 'failure'],
  ['succeeded', 'failed'],
  ['win', 'lose'],
  ['won', 'lost'],
  ['open', 'closed'],
  ['opened', 'closed'],
  ['gain', 'loss'],
  ['profit', 'loss'],
  ['import', 'export'],
  ['buy', 'sell'],
  ['bought', 'sold'],
  ['support', 'oppose'],
  ['supported', 'opposed'],
  ['reduce', 'induce'],
  ['relieve', 'worsen'],
  ['improve', 'worsen'],
  ['improved', 'worsened'],
  ['safe', 'dangerous'],
  ['positive', 'negative'],
  ['north', 'south'],
  ['northern', 'southern'],
  ['east', 'west'],
  ['eastern', 'western'],
  ['above', 'below'],
  ['minimum', 'maximum'],
  ['mandatory', 'voluntary'],
  ['mandatory', 'optional'],
  ['inside', 'outside'],
  ['hot', 'cold'],
  ['always', 'never'],
  ['legal', 'illegal'],
  ['public', 'private'],
  ['begin', 'end'],
  ['begins', 'ends'],
];

export interface Opposition {
  inSegment: string;
  inReference: string;
}

/** A word of the segment whose opposite stands in the sentence, where neither side holds both. */
export function findOpposition(segment: string, sentence: string): Opposition | null {
  for (const [one, other] of ANTONYM_PAIRS) {
    for (const [inSegment, inReference] of [
      [one, other],
      [other, one],
    ] as const) {
      if (
        holds(segment, inSegment) &&
        holds(sentence, inReference) &&
        !holds(segment, inReference) &&
        !holds(sentence, inSegment)
      )
        return { inSegment, inReference };
    }
  }
  return null;
}

/** Latin words count as whole words only. */
function holds(text: string, word: string): boolean {
  if (!/^[a-z]/.test(word)) return text.includes(word);
  return new RegExp(`\\b${word}\\b`, 'i').test(text);
}
