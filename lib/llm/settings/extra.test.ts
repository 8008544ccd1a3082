import { describe, expect, it } from 'vitest';
import { extraBodySchema, extraHeadersSchema, givenExtra } from './extra';

const issues = (result: { error?: { issues: { path: PropertyKey[]; params?: { issue?: string } }[] } }) =>
  result.error?.issues.map(({ path, params }) => [path.join('.'), params?.issue]);

describe('an extra body', () => {
  it.each([
    { enable_thinking: false },
    { chat_template_kwargs: { enable_thinking: false } },
    { reasoning_effort: 'low', top_p: 0.9 },
    {},
  ])('%j: is taken', (body) => {
    expect(extraBodySchema.parse(body)).toEqual(body);
  });

  it.each(['messages', 'model', 'stream', 'n', 'max_tokens', 'temperature', 'response_format'])(
    '%s: is the studio’s own, and refused by its name',
    (name) => {
      const refused = extraBodySchema.safeParse({ reasoning_effort: 'low', [name]: 1 });
      expect(issues(refused as never)).toEqual([[name, 'set_by_studio']]);
    },
  );

  it('another kind, or too long: refused', () => {
    expect(extraBodySchema.safeParse(['a']).success).toBe(false);
    expect(extraBodySchema.safeParse('{}').success).toBe(false);
    expect(issues(extraBodySchema.safeParse({ a: 'x'.repeat(4_000) }) as never)).toEqual([
      ['', 'extra_too_long'],
    ]);
    expect(extraBodySchema.safeParse({ a: { b: 'a\0' } }).error?.issues[0]?.path).toEqual(['a', 'b']);
  });
});

describe('extra headers', () => {
  it('names and values of a header: taken', () => {
    const headers = { 'HTTP-Referer': 'https://studio.example', 'X-Title': 'Face4RAG' };
    expect(extraHeadersSchema.parse(headers)).toEqual(headers);
  });

  it.each([
    ['Authorization', 'secret_header'],
    ['x-api-key', 'secret_header'],
    ['api-key', 'secret_header'],
    ['X-Auth-Token', 'secret_header'],
    ['Cookie', 'secret_header'],
    ['client-secret', 'secret_header'],
    ['Host', 'set_by_studio'],
    ['content-length', 'set_by_studio'],
    ['Content-Type', 'set_by_studio'],
    ['Proxy-Connection', 'set_by_studio'],
    ['two words', 'header_name'],
    ['a:b', 'header_name'],
  ])('%s: refused by its name', (name, issue) => {
    expect(issues(extraHeadersSchema.safeParse({ [name]: 'x' }) as never)).toEqual([[name, issue]]);
  });

  it('a value with a line break, or that is no text: refused', () => {
    for (const value of ['a\r\nb', 'ü', 1, null, 'x'.repeat(501)])
      expect(extraHeadersSchema.safeParse({ 'X-Title': value }).error?.issues[0]?.path).toEqual(['X-Title']);
  });
});

it('what is not given or empty is nothing; what is given does not depend on the order of its names', () => {
  expect(givenExtra({})).toBeNull();
  expect(givenExtra({ extraBody: {}, extraHeaders: {} })).toBeNull();
  expect(JSON.stringify(givenExtra({ extraBody: { b: 1, a: 2 } }))).toBe(
    '{"extraBody":{"a":2,"b":1},"extraHeaders":{}}',
  );
});
