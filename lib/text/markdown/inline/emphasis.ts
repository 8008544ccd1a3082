import { type InlineStyle, type Styled } from './text-piece';

const SPACE = /^\s$/u;
const SIGN = /^[\p{P}\p{S}]$/u;
const WORD = /^[\p{L}\p{N}]$/u;
/** Characters and full-width signs of Chinese, Japanese and Korean. */
const CJK =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]$/u;
/** `__init__` is a name. */
const NAME = /^\w+$/;

const STYLES: Record<string, InlineStyle> = {
  '*': { italic: true },
  _: { italic: true },
  '**': { bold: true },
  __: { bold: true },
  '***': { bold: true, italic: true },
  ___: { bold: true, italic: true },
  '~~': { strike: true },
};

/**
 * Pairs the signs of emphasis of one line, which are told in order; tells what the last one closed. Chinese puts no blanks
 * around them: beside its characters a sign may open and close next to punctuation too. O(n) for all of a line.
 */
export function emphasis(
  text: string,
  start: number,
  end: number,
): (at: number, run: string) => Styled | null {
  /** Opened and not closed; what lies behind a pair that closes is forgotten. */
  const open: number[] = [];
  const openByRun = new Map<string, { at: number; index: number }[]>();
  return (at, run) => {
    const style = STYLES[run];
    if (!style) return null;
    const way = wayOf(text, start, end, at, run);
    const same = openByRun.get(run) ?? [];
    openByRun.set(run, same);
    let opening = way.closes ? same.pop() : undefined;
    while (opening && open[opening.index] !== opening.at) opening = same.pop();
    if (opening) {
      open.length = opening.index;
      const from = opening.at + run.length;
      if (run === '__' && NAME.test(text.slice(from, at))) return null;
      return {
        signs: [
          { start: opening.at, end: from, role: 'syntax' },
          { start: at, end: at + run.length, role: 'syntax' },
        ],
        words: { start: from, end: at, style },
      };
    }
    if (way.opens) same.push({ at, index: open.push(at) - 1 });
    return null;
  };
}

/** Whether signs may open or close. Between letters or digits of other scripts they do neither: 2*3*4, snake_case. */
function wayOf(
  text: string,
  start: number,
  end: number,
  at: number,
  run: string,
): { opens: boolean; closes: boolean } {
  const before = at > start ? characterBefore(text, at) : ' ';
  const behind = at + run.length < end ? String.fromCodePoint(text.codePointAt(at + run.length)!) : ' ';
  const leaves = (near: string, far: string): boolean =>
    !SPACE.test(near) &&
    (!SIGN.test(near) || SPACE.test(far) || SIGN.test(far) || CJK.test(far) || CJK.test(near));
  const opens = leaves(behind, before);
  const closes = leaves(before, behind);
  if (!run.startsWith('*'))
    return { opens: opens && !WORD.test(before), closes: closes && !WORD.test(behind) };
  const within = [before, behind].every((near) => WORD.test(near) && !CJK.test(near));
  return { opens: opens && !within, closes: closes && !within };
}

function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  const paired = low >= 0xdc00 && low <= 0xdfff;
  return String.fromCodePoint(text.codePointAt(paired && at > 1 ? at - 2 : at - 1)!);
}
