import { describe, expect, it } from 'vitest';
import { endpointSchema, movesKey } from './endpoint';

const fields = { name: 'Ours', baseUrl: 'https://models.example/v1', models: [{ name: 'judge-1' }] };

describe('the settings of an endpoint', () => {
  it('classic Azure, a proxy and a model’s own parameters: taken', () => {
    const azure = {
      ...fields,
      baseUrl: 'https://ours.openai.azure.com/openai/deployments/judge',
      apiVersion: ' 2024-10-21 ',
      proxy: 'http://proxy.example:3128',
      models: [{ name: 'judge', extraBody: { reasoning_effort: 'low' }, extraHeaders: { 'X-Team': 'gold' } }],
    };
    expect(endpointSchema.parse(azure)).toMatchObject({ ...azure, apiVersion: '2024-10-21' });
    expect(endpointSchema.parse(fields)).toMatchObject({ apiVersion: null, proxy: null });
    expect(Object.keys(endpointSchema.parse(fields).models[0]!)).not.toContain('extraBody');
  });

  it.each<[object, string]>([
    [{ apiVersion: '2024 10' }, 'apiVersion'],
    [{ apiVersion: 'a&key=b' }, 'apiVersion'],
    [{ proxy: 'proxy.example:3128' }, 'proxy'],
    [{ proxy: 'socks5://proxy.example:1080' }, 'proxy'],
    [{ proxy: 'http://user:word@proxy.example:3128' }, 'proxy'],
    [{ proxy: 'http://proxy.example:3128/way' }, 'proxy'],
    [{ models: [{ name: 'judge-1', extraBody: { stream: true } }] }, 'models.0.extraBody.stream'],
    [{ models: [{ name: 'judge-1', extraHeaders: { Cookie: 'a' } }] }, 'models.0.extraHeaders.Cookie'],
  ])('%j: refused at its field', (wrong, path) => {
    const { error } = endpointSchema.safeParse({ ...fields, ...wrong });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

it.each<[string, string, string | null, boolean]>([
  ['the same', 'https://a.example/v1', null, false],
  ['another path', 'https://a.example/v2', null, false],
  ['another host', 'https://b.example/v1', null, true],
  ['without encryption', 'http://a.example/v1', null, true],
  ['a proxy, which sees nothing of an encrypted call', 'https://a.example/v1', 'http://p.example:1', false],
])('a key and %s (%s, by %s): moves is %s', (_, baseUrl, proxy, moves) => {
  expect(movesKey({ baseUrl: 'https://a.example/v1', proxy: null }, { baseUrl, proxy })).toBe(moves);
});

it('a proxy of a call without encryption would see the key', () => {
  const plain = { baseUrl: 'http://a.example/v1', proxy: null };
  expect(movesKey(plain, { ...plain, proxy: 'http://p.example:1' })).toBe(true);
  expect(movesKey(plain, plain)).toBe(false);
});
