import type { Arm } from '../exposure/arm';
import { isUnseen } from '../exposure/exposure';
import type { Exposure } from '../view';

/** What is known of a segment before its person asks for anything. */
export interface Unasked {
  arm: Arm;
  /** What a method found for the segment is shown. */
  shown: boolean;
  /** The most that had been shown of it, and of the segments that it was made of. */
  exposure: Exposure;
  /** The segments that it was split from, merged from or reworded from. */
  parentIds: readonly string[];
}

/**
 * Whether a segment's words may be looked up in the reference unasked. That leans a verdict as a method's findings do, so it is
 * done where these are shown, and for parts of a segment whose findings were.
 */
export const mayBeLookedUp = ({ arm, shown, exposure, parentIds }: Unasked): boolean =>
  shown || (parentIds.length > 0 && (arm === 'prefilled' || arm === 'reveal') && !isUnseen(exposure));

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
