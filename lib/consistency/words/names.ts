/** Capitalised words in a row, not at the beginning of the sentence; abbreviations anywhere. */
const ENGLISH_NAME =
  /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}\p{N}.'-]*(?: \p{Lu}[\p{L}\p{N}.'-]*)*|\b\p{Lu}{2,}\p{N}*\b/gu;
/** What is put into title marks or quotes. */
const QUOTED = /《([^》]{2,60})》|[“「]([^”」]{2,40})[”」]|"([^"]{2,60})"/gu;

export interface NameMention {
  text: string;
  start: number;
}

/** Names of a segment no word of which stands in the reference. */
export function missingNames(segment: string, reference: string): NameMention[] {
  const given = reference.toLowerCase();
  return [...segment.matchAll(ENGLISH_NAME)]
    .filter(([name]) => {
      // A letter alone, as in "Plan B" or "I", is no name.
      const words = name.split(/[ .'-]/).filter((word) => word.length > 1);
      return words.length > 0 && words.every((word) => !given.includes(word.toLowerCase()));
    })
    .map((match) => ({ text: match[0], start: match.index }));
}

/** Quoted titles and wordings of a segment that the reference does not hold, ignoring white space and case. */
export function missingQuotes(segment: string, reference: string): NameMention[] {
  const given = squeeze(reference);
  return [...segment.matchAll(QUOTED)]
    .map((match) => ({ text: match[1] ?? match[2] ?? match[3] ?? '', start: match.index }))
    .filter(({ text }) => !given.includes(squeeze(text)));
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]+/gu, '');
