import { nearestSentences } from '@/lib/consistency/search/look-up';
import { blankCitations } from '@/lib/text/citations';
import { splitSentences } from '@/lib/text/sentences';
import type { RuleInput } from '../rule-error';

/** A sentence of an answer that states something. */
export interface Statement {
  text: string;
  /** Where it begins in the answer. */
  start: number;
  language: 'zh' | 'en' | 'other';
  /** The sentences of the reference that are most like it, the best first. */
  nearest(): readonly { start: number; end: number }[];
  input: RuleInput;
}

/** Questions and suppositions assert nothing that could be false. */
const ASSERTS_NOTHING =
  /[?？]["”’」』)）\s]*$|^(?:when|suppose|imagine)\b|(?<!only )\bif\b|\b(?:whether|unless|supposing|assuming|would have|wish)\b|如果|假如|假设|假若|倘若|要是|若(?![干])|是否|能否|可否|除非|只要|万一|的话|(?:吗|呢)[。.!！]?$|什么|为何|如何|怎[么样]/iu;

/** What the answer says of itself, mostly that it cannot tell: no reference bears on it. */
const OF_ITSELF =
  /\bI (?:therefore |thus |also )?(?:can|could|do|did|am|have|was)(?:not|n['’]t)?\b|我(?:无法|不能|没法|不知道|没有|不确定)|无法(?:回答|确定|判断|得知)|不得而知/u;

/** The sentences of an answer that state something of its subject, in order. */
export const statementsOf = (input: RuleInput): Statement[] =>
  splitSentences(input.answer)
    .map(([start, end]) => statement(input.answer.slice(start, end), start, input))
    .filter(({ text }) => !OF_ITSELF.test(text) && !ASSERTS_NOTHING.test(blankCitations(text).trimEnd()));

function statement(text: string, start: number, input: RuleInput): Statement {
  let found: { start: number; end: number }[] | undefined;
  return {
    text,
    start,
    language: /^zh\b/i.test(input.language) ? 'zh' : /^en\b/i.test(input.language) ? 'en' : 'other',
    nearest: () =>
      (found ??= nearestSentences(text, input.reference, 3).map(([from, to]) => ({ start: from, end: to }))),
    input,
  };
}
