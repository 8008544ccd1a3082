import { jsonrepair } from 'jsonrepair';

/**
 * The JSON values that a reply holds, likeliest first: the whole of it, what stands in fences and between braces, the last
 * before the first, and at last what stands between the outermost braces. Small faults of syntax are mended.
 */
export function* jsonIn(text: string): Generator<unknown> {
  const whole = strictly(text);
  if (whole !== undefined) {
    yield whole;
    return;
  }
  const fences = [...text.matchAll(/```[a-zA-Z]*\s*([\s\S]*?)(?:```|$)/g)]
    .map(([, inside]) => inside!.trim())
    .filter((inside) => /^[{[]/.test(inside));
  const bare = text.trim().startsWith('[') ? [text.trim()] : [];
  const open = text.indexOf('{');
  const outermost = open >= 0 ? [text.slice(open, text.lastIndexOf('}') + 1 || undefined)] : [];
  const tried = new Set<string>();
  for (const part of [...fences.reverse(), ...objectsIn(text).reverse(), ...bare, ...outermost]) {
    if (tried.has(part)) continue;
    tried.add(part);
    const value = strictly(part) ?? mended(part);
    if (value !== undefined) yield value;
  }
}

/** What stands between balanced braces, lists of objects whole; braces within strings are text. The last may have lost its end. */
function objectsIn(text: string): string[] {
  const found: string[] = [];
  const opens = /\{|\[(?=\s*\{)/g;
  for (let open = opens.exec(text); open; open = opens.exec(text)) {
    const end = endOf(text, open.index);
    found.push(text.slice(open.index, end));
    opens.lastIndex = end;
  }
  return found;
}

/** Where the value that opens at `from` is closed, or else the end of the text. */
function endOf(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const mark = text[at]!;
    if (inString && mark === '\\') at += 1;
    else if (mark === '"') inString = !inString;
    else if (inString) continue;
    else if ('{['.includes(mark)) depth += 1;
    else if ('}]'.includes(mark)) depth -= 1;
    if (depth === 0 && !inString) return at + 1;
  }
  return text.length;
}

/** A value of JSON as it stands; undefined where it is none. */
export function strictly(text: string): unknown {
  try {
    return JSON.parse(text, storable) as unknown;
  } catch {
    return undefined;
  }
}

function mended(text: string): unknown {
  try {
    return strictly(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** NUL and halves of characters, which escapes can write, are no text that a database holds. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
