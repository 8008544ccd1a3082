import { hashOf } from './hash';

const MASK = 0xff_ffff;

/**
 * A text between two lines that carry the same mark, which stands nowhere in the text: what it holds cannot end it, nor
 * begin another. The mark depends on the text alone, so that a provider's cache knows it again.
 */
export function fenced(name: string, text: string): string {
  const mark = markOf(text);
  return `[${name} ${mark}]\n${text}\n[/${name} ${mark}]`;
}

/** Six hexadecimal digits from the text's hash, counted up while they stand in it. */
function markOf(text: string): string {
  for (let number = hashOf(text) & MASK; ; number = (number + 1) & MASK) {
    const mark = number.toString(16).padStart(6, '0');
    if (!text.includes(mark)) return mark;
  }
}
