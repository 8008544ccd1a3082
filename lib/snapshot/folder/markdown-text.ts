/** Text with the line ends of a file. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Characters that Markdown, or the HTML within it, could take for its own wherever they stand; an underscore within a word is none. */
const MARKS = /[\\`*<>[\]|~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What begins a heading, a list, a rule or a heading's underline. */
const BLOCK = /^(\s*)([#+=-]|\d+(?=[.)]))/;

/** Text that Markdown shows as it is, line by line. */
export const markdownText = (text: string): string =>
  withLineFeeds(text)
    .split('\n')
    .map((line) => line.replaceAll(MARKS, String.raw`\$&`).replace(BLOCK, escapedBlock))
    .join('\n');

/** The number of a list is no mark; what follows it is. */
const escapedBlock = (_: string, space: string, mark: string): string =>
  /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`;

/** A text under a name: in its line where Markdown shows it as it is, else as a block of code, whose fence is longer than any within. */
export function markdownTerm(name: string, text: string): string {
  const plain = withLineFeeds(text);
  if (!plain.includes('\n') && markdownText(plain) === plain) return `${name}: ${plain}`;
  const longest = Math.max(2, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${name}:\n\n${fence}\n${plain}\n${fence}`;
}

/** A list with a line each. */
export const markdownList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
