import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { findNegations } from '@/lib/consistency/words/negation';
import { splitSentences } from '@/lib/text/sentences';
import type { PlantedError } from './plant-number';

/** Auxiliaries before which nothing but a name or noun stands, and which "not" follows. */
const ENGLISH =
  /(?<=[\p{L}\p{N})”"'’] )(?:is|are|was|were|will|would|should|must|could|can)\b(?=\s+[\p{L}\p{N}])/u;

/** Verbs that 不 stands before; neither within another word nor behind an adverb that carries the sentence on. */
const CHINESE =
  /(?<![不没未但可于还就总只凡要若正便即或算而即像])(?:是(?![否非以因由])|可以|能够|属于|位于|包括|包含|需要|导致|具有|适用于|应当|应该)/u;

/** Sentences whose negation would deny nothing: questions and conditions. */
const NO_STATEMENT = /[?？]\s*$|^(?:if|when|whether|unless)\b|如果|假如|是否|除非|只要/iu;

/**
 * Denies the first sentence of an answer that can be denied by rule: "not" behind an auxiliary, 不 before a verb. Sentences
 * that hold a negation already, questions and conditions are left alone. Null where there is none.
 */
export function plantNegation(answer: string, language: string): PlantedError | null {
  const isChinese = promptLanguage(language) === 'zh';
  for (const [start, end] of splitSentences(answer)) {
    const sentence = answer.slice(start, end);
    if (findNegations(sentence).length > 0 || NO_STATEMENT.test(sentence)) continue;
    const found = (isChinese ? CHINESE : ENGLISH).exec(sentence);
    if (!found) continue;
    const [was] = found;
    const is = isChinese ? `不${was}` : was === 'can' ? 'cannot' : `${was} not`;
    const at = start + found.index;
    return { answer: answer.slice(0, at) + is + answer.slice(at + was.length), was, is };
  }
  return null;
}
