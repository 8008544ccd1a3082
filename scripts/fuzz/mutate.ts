import { type Prng } from './prng';

/** A value nested so deep that whoever walks it by recursion may run out of stack. */
export function nested(levels: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { in: value };
  return value;
}

const ODD: readonly (() => unknown)[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 31,
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD83D',
    '\uDE00x',
  ].map((value) => () => value),
  ...['__proto__', "' OR 1=1 --", '{{', '%00', '../..', '\u202E', '\uFFFE', '9'.repeat(400)].map(
    (value) => () => value,
  ),
  // Made again each time: later mutations reach into what was put in.
  ...[[], {}, [null], [[]], { toString: 1 }, ['a', 1]].map((value) => () => structuredClone(value)),
  () => 'x'.repeat(100_000),
  () => Array.from({ length: 3_000 }, (_, at) => at),
  () => nested(2_000),
  () => JSON.parse('{"__proto__": {"role": "owner"}, "constructor": {"prototype": 1}}') as unknown,
  () => crypto.randomUUID(),
];

export const oddValue = (prng: Prng): unknown => prng.of(ODD)();

/** The same value with one to three of its parts replaced, removed, renamed or added to. */
export function mutateJson(value: unknown, prng: Prng): unknown {
  let next = structuredClone(value);
  for (let times = 1 + prng.below(3); times > 0; times -= 1) next = mutateOnce(next, prng);
  return next;
}

function mutateOnce(value: unknown, prng: Prng): unknown {
  if (typeof value !== 'object' || value === null || prng.below(12) === 0) return oddValue(prng);
  const keys = Object.keys(value);
  const holder = value as Record<string, unknown>;
  if (keys.length === 0 || prng.below(6) === 0) {
    const key = prng.of(['extra', '__proto__', 'k\0', '\uD800', 'constructor', 'id', 'version']);
    Object.defineProperty(holder, key, {
      value: oddValue(prng),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return value;
  }
  const key = prng.of(keys);
  const inner = holder[key];
  if (typeof inner === 'object' && inner !== null && prng.below(3) > 0) holder[key] = mutateOnce(inner, prng);
  else if (prng.below(5) === 0) delete holder[key];
  else if (typeof inner === 'string' && prng.below(2) === 0) holder[key] = mutateText(inner, prng);
  else holder[key] = oddValue(prng);
  return value;
}

const PIECES = [
  '\0',
  '\uD83D',
  '\uDE00',
  '"',
  "'",
  '\n',
  '\r',
  '\r\n',
  ',',
  ';',
  '\t',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '\\u0000',
  '\uFEFF',
  '=1+1',
  '""',
  ' ',
  '\u2028',
];

/** A text with something put in, cut out, said twice or swapped. */
export function mutateText(text: string, prng: Prng): string {
  const [a, b] = [prng.below(text.length + 1), prng.below(text.length + 1)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  switch (prng.below(5)) {
    case 0:
      return text.slice(0, a) + text.slice(b);
    case 1:
      return text.slice(0, b) + text.slice(a);
    case 2:
      return text.slice(0, a) + prng.of(PIECES).repeat(1 + prng.below(40)) + text.slice(a);
    case 3:
      return text.slice(0, a) + String.fromCharCode(prng.below(0x10000)) + text.slice(a + 1);
    default:
      return text.slice(0, a) + prng.of(PIECES) + text.slice(a);
  }
}

/** Bytes with some flipped, cut or put in. */
export function mutateBytes(bytes: Uint8Array, prng: Prng): Uint8Array {
  const next = Buffer.from(bytes);
  for (let times = prng.below(4); times > 0; times -= 1) next[prng.below(next.length)] = prng.below(256);
  return prng.below(8) === 0 ? next.subarray(0, prng.below(next.length + 1)) : next;
}
