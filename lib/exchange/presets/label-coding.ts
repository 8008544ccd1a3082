import type { Verdict } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

const CONSISTENT = words(
  'consistent factual factuallycorrect correct supported support supports faithful entailment entailed entails attributable fullyattributable positive pos right',
  '一致 事实一致 正确 支持 忠实 无幻觉 没有幻觉 蕴含 正例',
);
const INCONSISTENT = words(
  'inconsistent nonfactual notfactual unfactual incorrect unsupported notsupported refuted refutes contradiction contradicted contradictory unfaithful hallucinated hallucination notattributable notfullyattributable negative neg wrong nonfaithful notconsistent',
  '不一致 事实不一致 错误 不正确 不支持 不忠实 幻觉 有幻觉 矛盾 负例',
);
const UNSURE = words('unsure unknown uncertain undecided notsure', '不确定 未知 无法判断');
const ONE = words('1 1.0 true t yes y', '是 真 对');
const ZERO = words('0 0.0 false f no n', '否 假 错');

/**
 * What a label column says of the whole answer, null when its word is not known. Words speak for themselves; 1, true and
 * yes mean what `oneMeans` says, 0, false and no the opposite.
 */
export function parseLabelWord(value: string, oneMeans: 'consistent' | 'inconsistent'): Verdict | null {
  const word = fold(value);
  if (CONSISTENT.has(word)) return 'consistent';
  if (INCONSISTENT.has(word)) return 'inconsistent';
  if (UNSURE.has(word)) return 'unsure';
  if (ONE.has(word)) return oneMeans;
  if (ZERO.has(word)) return oneMeans === 'consistent' ? 'inconsistent' : 'consistent';
  return null;
}

/** The direction that a column's name suggests: "is_hallucinated" = 1 speaks of an error, "label" = 1 of none. */
export function guessOneMeans(column: string | null): 'consistent' | 'inconsistent' {
  return column !== null &&
    /halluc|error|inconsist|non.?factual|unfaith|mistake|幻觉|不一致|错误|有误/i.test(column)
    ? 'inconsistent'
    : 'consistent';
}

/** The type of the typology that a word names, by its short name or its full one in either language; null if none. */
export function readErrorType(value: string): ErrorType | null {
  const word = fold(value);
  const short = ERROR_TYPES.find((type) => type.toLowerCase() === word);
  return short ?? ERROR_TYPES.find((type) => ERROR_TYPE_FACTS[type].spellings.includes(word)) ?? null;
}

function words(...lists: string[]): Set<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

function fold(value: string): string {
  const plain = value.normalize('NFKC').toLowerCase().trim();
  return /^[\d.]+$/.test(plain) ? plain : plain.replace(/[\s_.\-]+/g, '');
}
