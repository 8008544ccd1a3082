/** The texts that a search was made in: of a segment's words, in the reference. */
export interface SearchedTexts {
  segment: string;
  reference: string;
}

/** True for searches that can have been offered: words of the segment that stand nowhere in the reference. */
export function canBeOffered(searched: readonly string[], { segment, reference }: SearchedTexts): boolean {
  const there = reference.toLowerCase();
  return (
    searched.length > 0 &&
    searched.every((words) => segment.includes(words) && !there.includes(words.toLowerCase()))
  );
}
