import { isAbbreviation } from './abbreviations';
import { hasHan } from './script';

const WORD_BEFORE = /[\p{L}\p{N}][\p{L}\p{N}.]*$/u;
const WORD_AFTER = /^[\p{L}\p{N}]+/u;

/**
 * Whether the full stop at `at` ends a sentence that began at `start`. `after` is the position behind the stop and the
 * quotes and brackets that close with it. A stop inside a number, a name or an address has no space after it.
 */
export function fullStopEnds(text: string, start: number, at: number, after: number): boolean {
  const next = text[after];
  if (next === undefined) return true;
  const before = text.slice(Math.max(start, at - 24), at);
  const word = WORD_BEFORE.exec(before)?.[0] ?? '';
  if (!/\s/.test(next)) {
    // 完成了.他 : a half-width stop in Chinese text.
    return hasHan(next) && !/^\d{1,2}$/.test(text.slice(start, at).trim()) && hasHan(text[at - 1] ?? '');
  }
  if (isListNumber(before, text, start, at, word)) return false;
  const rest = text.slice(after, after + 40).trimStart();
  const opening = rest.replace(/^["'“‘「『(（[*_#-]+\s*/u, '');
  if (/^\p{Ll}/u.test(opening)) return false;
  return !isAbbreviation(word, WORD_AFTER.exec(opening)?.[0] ?? '');
}

/** "1." where an item begins: at the start of the sentence, or after a colon or semicolon. */
function isListNumber(before: string, text: string, start: number, at: number, word: string): boolean {
  if (!/^(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})$/.test(word)) return false;
  const lead = text.slice(start, at - word.length).trimEnd();
  return lead === '' || /^[#>*\-+]+$/.test(lead) || /[:：;；]$/.test(lead) || /\*\*$/.test(lead);
}
