import { describe, expect, it } from 'vitest';
import { endpointSchema } from './endpoint';

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
