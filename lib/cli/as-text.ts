/**
 * An operation's output as text for people: a line for each item of a list or field of an object, "Done." for nothing.
 * --json prints everything.
 */
export function asText(output: unknown): string {
  if (output === undefined || output === null) return 'Done.';
  if (Array.isArray(output)) return output.map(lineOf).join('\n');
  if (typeof output !== 'object') return String(output);
  return Object.entries(output)
    .map(([name, value]) => `${name}\t${lineOf(value)}`)
    .join('\n');
}

/** The plain values of an item with tabs between; lists and objects in it are left to --json. */
function lineOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item ?? '');
  if (Array.isArray(item)) return `${item.length}`;
  return Object.values(item)
    .filter((value) => typeof value !== 'object')
    .join('\t');
}
