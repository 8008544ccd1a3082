/** Reasons for a flag and for a skip that are offered; their words are under `workspace`. */
export const FLAG_REASONS = [
  'flagReasons.broken',
  'flagReasons.ambiguous',
  'flagReasons.guideline',
  'flagReasons.personal',
] as const;
export const SKIP_REASONS = [
  'skipReasons.unreadable',
  'skipReasons.field',
  'skipReasons.language',
  'skipReasons.conflict',
] as const;
export type StockReason = (typeof FLAG_REASONS)[number] | (typeof SKIP_REASONS)[number];

/** All words with which each was ever offered: they are stored as they were read, so that none may be removed here. */
export const STOCK_WORDS: Record<StockReason, readonly string[]> = {
  'flagReasons.broken': ['The texts are broken', '文本残缺'],
  'flagReasons.ambiguous': ['The reference is ambiguous', '参考文本有歧义'],
  'flagReasons.guideline': ['The guidelines say nothing about this', '指南没有说明'],
  'flagReasons.personal': ['It contains personal data', '含有个人信息'],
  'skipReasons.unreadable': ['I cannot read the texts', '文本无法阅读'],
  'skipReasons.field': ['I do not know the subject', '不熟悉该领域'],
  'skipReasons.language': ['I do not read the language well enough', '语言水平不足'],
  'skipReasons.conflict': ['Conflict of interest', '与作者或内容有关联，应当回避'],
};

/** A stored reason as its reader has it: stock reasons at its beginning in the words of `say`, what a person wrote as it is. */
export function readReason(stored: string, say: (reason: StockReason) => string): string {
  for (const [reason, words] of Object.entries(STOCK_WORDS) as [StockReason, readonly string[]][]) {
    const found = words.find((word) => stored.startsWith(word));
    const rest = found === undefined ? null : stored.slice(found.length);
    if (rest === '') return say(reason);
    if (rest !== null && /^\s/u.test(rest))
      return `${say(reason)}${rest[0]}${readReason(rest.slice(1), say)}`;
  }
  return stored;
}
