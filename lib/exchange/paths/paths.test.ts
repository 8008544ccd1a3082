import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPaths, listPaths } from './list-paths';
import { formatPath, parsePath, type PathStep } from './path';
import { readPath } from './read-path';

const at = (record: object, path: string): unknown[] => readPath(record, parsePath(path)!);

describe('parsePath', () => {
  it('reads keys, every element, one element and quoted keys', () => {
    expect(parsePath('output.documents[].page_content')).toEqual([
      { key: 'output' },
      { key: 'documents' },
      { each: true },
      { key: 'page_content' },
    ]);
    expect(parsePath('a[0][-1]')).toEqual([{ key: 'a' }, { at: 0 }, { at: -1 }]);
    expect(parsePath('"a.b".c')).toEqual([{ key: 'a.b' }, { key: 'c' }]);
    expect(parsePath('"\\""')).toEqual([{ key: '"' }]);
    expect(parsePath('回答.正文 一')).toEqual([{ key: '回答' }, { key: '正文 一' }]);
  });

  it('is null for a text that is no path', () => {
    for (const text of [
      '',
      '.a',
      'a.',
      'a..b',
      '[]',
      '[0].a',
      'a[b]',
      'a[',
      'a]',
      'ab"c"',
      '"a',
      '"\\q"',
      ' a',
      'a[1.5]',
    ])
      expect([text, parsePath(text)]).toEqual([text, null]);
  });
});

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'a.b', '0', '1', '0.a', '', '"', '[x]', '__proto__', '.'),
  fc.string(),
);
const step: fc.Arbitrary<PathStep> = fc.oneof(
  key.map((name) => ({ key: name })),
  fc.constant({ each: true as const }),
  fc.integer({ min: -99, max: 99 }).map((index) => ({ at: index })),
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    tie('value').map((value) => JSON.stringify(value) ?? ''),
  ),
})).value;
const record = fc.dictionary(key, json, { maxKeys: 4 });

describe('a path', () => {
  it('is the same after it was written and read, whatever its keys', () => {
    fc.assert(
      fc.property(key, fc.array(step), (first, rest) => {
        const steps = [{ key: first }, ...rest];
        expect(parsePath(formatPath(steps))).toEqual(steps);
      }),
    );
  });

  it('leads into objects, lists and JSON in strings, and nowhere where there is nothing', () => {
    const trace = {
      output: { documents: [{ text: 'a' }, { text: 'b' }, {}] },
      raw: '{"x": [1, {"y": "z"}]}',
    };
    expect(at(trace, 'output.documents[].text')).toEqual(['a', 'b']);
    expect(at(trace, 'output.documents[1].text')).toEqual(['b']);
    expect(at(trace, 'output.documents[-3].text')).toEqual(['a']);
    expect(at(trace, 'raw.x[1].y')).toEqual(['z']);
    for (const nowhere of ['output.text', 'output[]', 'raw.x[9]', 'none.a', 'output.documents[2].text'])
      expect(at(trace, nowhere)).toEqual([]);
  });

  it('leads through keys that were flattened, in the order of their numbers', () => {
    const flat = {
      'attributes.retrieval.documents.10.document.content': 'c',
      'attributes.retrieval.documents.0.document.content': 'a',
      'attributes.retrieval.documents.2.document.content': 'b',
    };
    expect(at(flat, 'attributes.retrieval.documents[].document.content')).toEqual(['a', 'b', 'c']);
    expect(at(flat, 'attributes.retrieval.documents[-1].document.content')).toEqual(['c']);
    expect(at(flat, '"attributes.retrieval.documents.2.document.content"')).toEqual(['b']);
  });

  it('reads any JSON without failing; every element is each of them', () => {
    fc.assert(
      fc.property(record, fc.array(step), (value, steps) => {
        const single = steps.filter((part) => !('each' in part));
        const each = readPath(value, [...single, { each: true }]);
        const one = Array.from({ length: 9 }, (_, index) => readPath(value, [...single, { at: index }]));
        expect(one.flat()).toEqual(each);
        readPath(value, steps);
      }),
    );
  });

  it('says the same of a value and of the JSON of it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, json, { minKeys: 1, maxKeys: 4 }),
        fc.array(step, { maxLength: 3 }),
        (value, steps) => {
          const inner = readPath({ v: value }, [{ key: 'v' }, ...steps]);
          const text = readPath({ v: JSON.stringify(value) }, [{ key: 'v' }, ...steps]);
          if (steps.length > 0) expect(text).toEqual(inner);
        },
      ),
    );
  });
});

it('followPaths: paths that lead somewhere and nowhere, with their first value and in how many records', () => {
  const records = [{ tags: ['a', 'b'] }, { tags: [] }, {}];
  expect(followPaths(records, ['tags[0]', 'tag'])).toEqual([
    { path: 'tags[0]', found: 1, sample: 'a', text: true },
    { path: 'tag', found: 0, sample: '', text: false },
  ]);
});

describe('listPaths', () => {
  it('lists a record of very many flattened keys at once', () => {
    const keys = Array.from({ length: 50_000 }, (_, n) => n);
    const wide = Object.fromEntries(keys.map((n) => [`k${n}.x`, n]));
    const list = Object.fromEntries(keys.map((n) => [`list.${n}.x`, n]));
    expect(listPaths([wide])[1]).toEqual({ path: 'k0.x', sample: '0', found: 1, text: true });
    expect(at(list, 'list[].x')).toEqual(keys);
  });

  it('names every path with a sample value and how often it is there', () => {
    const records = [
      { id: 1, output: { documents: [{ text: 'a' }, { text: 'b' }] } },
      { id: 2, output: null, input: [{ role: 'user', content: 'How long?' }] },
    ];
    expect(listPaths(records)).toEqual([
      { path: 'id', sample: '1', found: 2, text: true },
      { path: 'output', sample: expect.stringContaining('documents'), found: 1, text: false },
      { path: 'output.documents', sample: expect.any(String), found: 1, text: false },
      { path: 'output.documents[]', sample: expect.any(String), found: 1, text: false },
      { path: 'output.documents[].text', sample: 'a', found: 1, text: true },
      { path: 'input', sample: 'user: How long?', found: 1, text: true },
      { path: 'input[]', sample: 'How long?', found: 1, text: true },
      { path: 'input[].role', sample: 'user', found: 1, text: true },
      { path: 'input[].content', sample: 'How long?', found: 1, text: true },
      { path: 'input[-1]', sample: 'How long?', found: 1, text: true },
      { path: 'input[-1].role', sample: 'user', found: 1, text: true },
      { path: 'input[-1].content', sample: 'How long?', found: 1, text: true },
    ]);
  });

  it('names no path that does not lead back to a value', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 3 }), (records) => {
        for (const { path, found } of listPaths(records)) {
          const leading = records.filter((one) => at(one, path).length > 0);
          expect(leading.length, path).toBeGreaterThanOrEqual(found);
        }
      }),
    );
  });
});
