/**
 * A JSON value as one text that is the same on every machine: keys by their UTF-16 code units, no white space, numbers and strings
 * as ECMAScript writes them (RFC 8785). Members that are undefined are left out.
 *
 * @param value strings well formed, numbers finite
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonicalJson(item ?? null)}`;
    return `[${text}]`;
  }
  for (const [, member] of canonicalMembers(value)) text += `${text && ','}${member}`;
  return `{${text}}`;
}

/** The members of an object in canonical order, each with its text, `"key":value`. */
export function canonicalMembers(value: object): [key: string, text: string][] {
  const members: [string, string][] = [];
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) members.push([key, `${quoted(key)}:${canonicalJson(member)}`]);
  }
  return members;
}

/** A text as JSON; what needs no escape, as keys and words do, is quoted faster than `JSON.stringify` does it. */
const quoted = (text: string): string => (/^\w*$/.test(text) ? `"${text}"` : JSON.stringify(text));
