/** Citation marks such as [1], [2,3], [4-6], 【7】: they point at passages and say nothing of the world. */
const MARK = String.raw`(?:\[\^?\d{1,3}(?:\s*[,，、;–-]\s*\d{1,3})*\]|【\d{1,3}(?:[,，、-]\d{1,3})*】|\[citation needed\])`;

/** One or more marks at the place where it is set (`lastIndex`). */
export const citationsAt = (): RegExp => new RegExp(`${MARK}(?:\\s*${MARK})*`, 'y');

const ALL = new RegExp(MARK, 'g');

/** The text with its citation marks blanked; every other character keeps its place. */
export const blankCitations = (text: string): string => text.replace(ALL, (mark) => ' '.repeat(mark.length));
