const CHINESE =
  /不(?![仅但只断同过久少错足管论])|没有|没(?=[能被把法])|未(?![来])|无法|无需|并非|非(?=[法必])|禁止|不得|切勿|勿/gu;
const ENGLISH = /\b(?:not|never|no|none|neither|nor|without|cannot|unable|fails? to|failed to)\b|n['’]t\b/giu;

export interface Negation {
  /** The negating word. */
  word: string;
  /** Where it stands, UTF-16 code units. */
  start: number;
  /** The few characters that follow it: what is negated. */
  scope: string;
}

const REACH = 24;

export function findNegations(text: string): Negation[] {
  return [...text.matchAll(CHINESE), ...text.matchAll(ENGLISH)].map((match) => {
    const end = match.index + match[0].length;
    return {
      word: match[0],
      start: match.index,
      scope: text
        .slice(end, end + REACH)
        .split(/[，。；,.;!?！？]/)[0]!
        .trim(),
    };
  });
}

/**
 * A negation on one side only of two otherwise close texts: what it negates stands on the other side, which holds no
 * negation at all.
 */
export function negationMismatch(
  segment: string,
  sentence: string,
): { negated: Negation; inSegment: boolean } | null {
  for (const [from, to, inSegment] of [
    [segment, sentence, true],
    [sentence, segment, false],
  ] as const) {
    if (findNegations(to).length > 0) continue;
    for (const negated of findNegations(from)) {
      const core = coreOf(negated.scope);
      if (core === null) continue;
      if (to.toLowerCase().includes(core)) return { negated, inSegment };
    }
  }
  return null;
}

/** The first two or three Han characters, or the first word of four letters or more, of what is negated. */
function coreOf(scope: string): string | null {
  const han = /^\p{Script=Han}{2,4}/u.exec(scope)?.[0].slice(0, 3);
  if (han) return han;
  return /\p{Script=Latin}{4,}/u.exec(scope)?.[0].toLowerCase() ?? null;
}
