/**
 * A JSON value as one text that is the same on every machine: keys by their UTF-16 code units, no white space, numbers and strings
 * as ECMAScript writes them (RFC 8785). Members that are undefined are left out.
 *
 * @param value strings well formed, numbers finite
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${canonicalMembers(value)
    .map(([, text]) => text)
    .join(',')}}`;
}

/** The members of an object in canonical order, each with its text, `"key":value`. */
export const canonicalMembers = (value: object): [key: string, text: string][] =>
  Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => [key, `${JSON.stringify(key)}:${canonicalJson(member)}`]);
