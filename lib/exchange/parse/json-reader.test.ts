import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLinesReader, jsonReader, type JsonRow } from './json-reader';
import type { RowReader } from './table-reader';

function all(reader: RowReader<JsonRow>, text: string): JsonRow[] {
  return [...reader.push(text), ...reader.end()];
}
const brief = (rows: JsonRow[]) => rows.map(({ line, value, fault }) => [line, fault?.reason ?? value]);
const lines = (text: string) => brief(all(jsonLinesReader(), text));
const json = (text: string) => brief(all(jsonReader(), text));

describe('jsonLinesReader', () => {
  it('takes a broken line for one faulty row and goes on', () => {
    expect(lines('{"a":1}\n{"a":\n\n"text"\r\n[1]\nnull\n{"a":2}')).toEqual([
      [1, { a: 1 }],
      [2, 'json'],
      [4, 'not_object'],
      [5, 'not_object'],
      [6, 'not_object'],
      [7, { a: 2 }],
    ]);
  });

  it('shows the broken line as it stands', () => {
    expect(all(jsonLinesReader(), '{"a":\0 \ud83d\n')[0]!.excerpt).toBe('{"a":\uFFFD \uFFFD');
  });

  it('takes the last of two equal keys, as JSON readers do, and keeps __proto__ a key like others', () => {
    expect(lines('{"a":1,"a":2}')).toEqual([[1, { a: 2 }]]);
    const [row] = all(jsonLinesReader(), '{"__proto__":{"answer":"x"}}');
    expect(Object.entries(row!.value)).toEqual([['__proto__', { answer: 'x' }]]);
    expect(row!.value.answer).toBeUndefined();
  });

  it('keeps large integers and rejects what is nested beyond every use', () => {
    expect(lines('{"id":12345678901234567890}')).toEqual([[1, { id: '12345678901234567890' }]]);
    const deep = (n: number): string => `{"a":${'['.repeat(n)}${']'.repeat(n)}}`;
    expect(lines(`${deep(100)}\n${deep(50_000)}\n{"a":1}`)).toEqual([
      [1, 'too_deep'],
      [2, 'too_deep'],
      [3, { a: 1 }],
    ]);
    expect(all(jsonLinesReader(), deep(99))[0]!.fault).toBeNull();
  });
});

describe('jsonReader', () => {
  it('reads an array, an object that holds one, a lone object and objects one after another', () => {
    const rows = [
      [1, { answer: 'a' }],
      [1, { answer: 'b' }],
    ];
    expect(json('[{"answer":"a"},{"answer":"b"}]')).toEqual(rows);
    expect(json('{"version":"]}","meta":{"x":[1]},"data":[{"answer":"a"},{"answer":"b"}],"n":2}')).toEqual(
      rows,
    );
    expect(json('{"answer":"a"} {"answer":"b"}')).toEqual(rows);
    expect(json('{"answer":"a","context":[{"text":"t"}]}')).toEqual([
      [1, { answer: 'a', context: [{ text: 't' }] }],
    ]);
  });

  it('knows the line on which each element begins', () => {
    expect(json('[\n  {\n    "a": "x\\n"\n  },\n\n  {"a": 2}\n]\n').map(([line]) => line)).toEqual([2, 6]);
  });

  it('takes a broken element for one faulty row and goes on', () => {
    expect(json('[{"a":1},\n{"a":},\n7,\n"s",\n{"a":2}]')).toEqual([
      [1, { a: 1 }],
      [2, 'json'],
      [3, 'not_object'],
      [4, 'not_object'],
      [5, { a: 2 }],
    ]);
  });

  it('takes the rest of a file that breaks off for one faulty row', () => {
    expect(json('[{"a":1},\n{"a":"x')).toEqual([
      [1, { a: 1 }],
      [2, 'json'],
    ]);
  });

  it('stray closing brackets: are skipped', () => {
    expect(json('{"a":1}}\n{"a":2}')).toEqual([
      [1, { a: 1 }],
      [1, 'json'],
      [2, { a: 2 }],
    ]);
    expect(json('[}, {"a":1}]')).toEqual([
      [1, 'json'],
      [1, { a: 1 }],
    ]);
  });

  it('has no rows for an empty array', () => {
    expect(json('[]')).toEqual([]);
    expect(json(' \n')).toEqual([]);
  });

  it('any text and any chunking: ends, with the same rows', () => {
    const text = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '1', '\\', 'a', '\n', ' '),
    });
    fc.assert(
      fc.property(text, fc.nat(20), (source, cut) => {
        for (const make of [jsonReader, jsonLinesReader]) {
          const reader = make();
          const rows = [
            ...reader.push(source.slice(0, cut)),
            ...reader.push(source.slice(cut)),
            ...reader.end(),
          ];
          expect(rows).toEqual(all(make(), source));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives back any list of objects, written tight or wide', () => {
    const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 }));
    fc.assert(
      fc.property(objects, fc.constantFrom(undefined, 2), (values, indent) => {
        const source = JSON.stringify(values, null, indent);
        fc.pre(!/\d{16}|\de\+?\d{3}/.test(source));
        expect(all(jsonReader(), source).map(({ value }) => value)).toEqual(JSON.parse(source));
      }),
    );
  });
});
