import { hashOf } from '@/lib/consistency/ask/hash';

/**
 * A reference with its passages in another order, which looks like chance and is the same each time: passages are what blank
 * lines part, or lines where there is none. Null where there are not two that differ.
 */
export function reorderReference(reference: string): string | null {
  for (const border of [/\n[^\S\n]*\n\s*/, /\n+/]) {
    const passages = reference.split(border).filter((passage) => passage.trim() !== '');
    if (passages.length < 2) continue;
    const keyed = passages.map((passage, at) => ({ passage, at, key: hashOf(`${at} ${passage}`) }));
    const shuffled = keyed.toSorted((a, b) => a.key - b.key || a.at - b.at).map(({ passage }) => passage);
    // Where chance left all in place, the first goes last.
    const moved = shuffled.some((passage, at) => passage !== passages[at])
      ? shuffled
      : [...passages.slice(1), passages[0]!];
    if (moved.every((passage, at) => passage === passages[at])) return null;
    return moved.join(border.source.includes('[^') ? '\n\n' : '\n');
  }
  return null;
}
