/**
 * A JSON value as one text that is the same on every machine: keys by their UTF-16 code units, no white space, numbers and strings
 * as ECMAScript writes them (RFC 8785). Members that are undefined are left out.
 *
 * @param value strings well formed, numbers finite
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let inside = '';
  const add = (text: string): void => {
    inside += `${inside && ','}${text}`;
  };
  if (Array.isArray(value)) {
    for (const item of value) add(canonicalJson(item ?? null));
    return `[${inside}]`;
  }
  eachMember(value, add);
  return `{${inside}}`;
}

/** The members of an object in canonical order, each with its text, `"key":value`. */
export function canonicalMembers(value: object): [key: string, text: string][] {
  const members: [string, string][] = [];
  eachMember(value, (text, key) => members.push([key, text]));
  return members;
}

function eachMember(value: object, told: (text: string, key: string) => void): void {
  const { order, heads } = shapeOf(value);
  for (let at = 0; at < order.length; at += 1) {
    const member = (value as Record<string, unknown>)[order[at]!];
    if (member !== undefined) told(`${heads[at]!}${canonicalJson(member)}`, order[at]!);
  }
}

/** The keys of an object, and in canonical order, with what stands before their values. */
interface Shape {
  keys: readonly string[];
  order: readonly string[];
  heads: readonly string[];
}

/** Those of the objects that came first: most are of one of few shapes, and are found faster than sorted. */
const shapes: Shape[] = [];
const MOST_SHAPES = 50;

function shapeOf(value: object): Shape {
  const keys = Object.keys(value);
  const known = shapes.find((shape) => isSame(shape.keys, keys));
  if (known) return known;
  const order = keys.toSorted();
  const shape = { keys, order, heads: order.map((key) => `${quoted(key)}:`) };
  if (shapes.length < MOST_SHAPES) shapes.push(shape);
  return shape;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** A text as JSON; what needs no escape, as keys and words do, is quoted faster than `JSON.stringify` does it. */
const quoted = (text: string): string => (/^\w*$/.test(text) ? `"${text}"` : JSON.stringify(text));
