import { jsonrepair } from 'jsonrepair';

/** Stray brackets in prose are tried as beginnings this often. */
const MOST_BEGINNINGS = 50;
/** Brackets that begin JSON, whole or not: what is within them is not looked at by itself. */
const BEGINS_JSON = /^(\{\s*["'“]|\[\s*[{["'“])/;

interface Candidate {
  value: unknown;
  /** No brace stands before it, which it could be part of. */
  alone: boolean;
}

/**
 * The objects and lists that stand in a text, with words and fences around them: the last first, small faults of syntax
 * mended. A last one that never closes is all there is: what stands before it was a draft.
 */
export function* jsonInText(text: string): Generator<Candidate> {
  const whole = parse(text);
  if (typeof whole === 'string') return yield* jsonInText(whole);
  const { spans, openFrom } = spansIn(text);
  if (openFrom !== null) return yield* mendedParts(text.slice(openFrom));
  for (const [from, to] of [...spans].reverse()) {
    const span = text.slice(from, to);
    const value = parse(span) ?? parse(mended(span));
    if (isObject(value)) yield { value, alone: !text.slice(0, from).includes('{') };
  }
  yield* mendedParts(text);
  // Brackets of prose may hold JSON.
  for (const [from, to] of spansIn(text, parse).spans.reverse()) {
    const value = parse(text.slice(from, to));
    if (isObject(value)) yield { value, alone: false };
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Where balanced brackets open and close, by the rules of JSON strings, and where JSON opens that never closes. What is
 * within others is left out, but where those are to be `read`, cannot be, and do not begin as JSON does.
 */
function spansIn(text: string, read: (span: string) => unknown = () => true) {
  const spans: [number, number][] = [];
  const opening = /[[{]/g;
  for (let tried = 0; tried < MOST_BEGINNINGS; tried += 1) {
    const from = opening.exec(text)?.index;
    if (from === undefined) break;
    const to = closeOf(text, from);
    const begun = BEGINS_JSON.test(text.slice(from, from + 20));
    if (to === null && begun) return { spans, openFrom: from };
    if (to === null || (!begun && read(text.slice(from, to)) === undefined)) continue;
    spans.push([from, to]);
    opening.lastIndex = to;
  }
  return { spans, openFrom: null };
}

/** Where the bracket that opens at `from` has closed; null when it never does. */
function closeOf(text: string, from: number): number | null {
  const token = /"(?:[^"\\]|\\[\s\S])*"|[[{]|[\]}]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{' || match[0] === '[') depth += 1;
    else if (match[0] === '}' || match[0] === ']') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}

/** What stands in a fence, from the first bracket to the last where no more of it follows, and from the first to the end. */
function brokenParts(text: string): string[] {
  const fences = [...text.matchAll(/```[a-zA-Z]*\s*([\s\S]*?)(?:```|$)/g)].map(([, inside]) => inside!);
  const open = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const whole = open >= 0 && end > open && !/["“]/.test(text.slice(end)) ? [text.slice(open, end)] : [];
  return [...fences.reverse(), ...whole, ...(open < 0 ? [] : [text.slice(open)])]
    .map((part) => part.trim())
    .filter((part) => /^[[{]/.test(part));
}

function* mendedParts(text: string): Generator<Candidate> {
  for (const part of brokenParts(text)) {
    const value = parse(mended(part));
    if (isObject(value)) yield { value, alone: part.startsWith('[') };
  }
}

const FULL_WIDTH: Record<string, string> = { '：': ':', '，': ',' };

function mended(text: string): string {
  try {
    return jsonrepair(
      text.replaceAll(/"(?:[^"\\]|\\[\s\S])*"|[：，]/g, (token) => FULL_WIDTH[token] ?? token),
    );
  } catch {
    return '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, storable);
  } catch {
    return undefined;
  }
}

/** NUL and halves of characters, which escapes can write, are no text that a database holds. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
