import { expect, it } from 'vitest';
import { endpointSchema } from '@/lib/llm/endpoint';
import { readFields } from './read-fields';

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}
const plain: [string, string][] = [
  ['name', 'Ours'],
  ['baseUrl', ' https://models.example/v1 '],
  ['apiKey', ''],
  ['maxInFlight', '32'],
  ['timeoutSeconds', '60'],
];
const model = (name: string, input: string, cached: string, output: string): [string, string][] => [
  ['models.name', name],
  ['models.inputPrice', input],
  ['models.cachedInputPrice', cached],
  ['models.outputPrice', output],
];

it('reads models row by row, with prices left open', () => {
  const data = form([...plain, ...model('judge-1', '2.5', '1.25', '10'), ...model('judge-2', '', '', '')]);
  expect(endpointSchema.parse(readFields(data))).toEqual({
    name: 'Ours',
    baseUrl: 'https://models.example/v1',
    allowPrivate: false,
    apiVersion: null,
    proxy: null,
    models: [
      { name: 'judge-1', inputPrice: 2.5, cachedInputPrice: 1.25, outputPrice: 10 },
      { name: 'judge-2', inputPrice: 0, cachedInputPrice: null, outputPrice: 0 },
    ],
    maxInFlight: 32,
    timeoutSeconds: 60,
  });
});

it('reads what a model is sent beside, where it is written', () => {
  const data = form([
    ...plain,
    ['apiVersion', ' 2024-10-21 '],
    ['proxy', 'http://proxy.example:3128'],
    ...model('judge-1', '', '', ''),
    ['models.extraBody', '{"enable_thinking": false}'],
    ['models.extraHeaders', ''],
    ...model('judge-2', '', '', ''),
    ['models.extraBody', ' '],
    ['models.extraHeaders', '{"X-Team": "gold"}'],
  ]);
  const { models, ...fields } = endpointSchema.parse(readFields(data));
  expect(fields).toMatchObject({ apiVersion: '2024-10-21', proxy: 'http://proxy.example:3128' });
  expect(models[0]).toMatchObject({ extraBody: { enable_thinking: false } });
  expect(models[0]).not.toHaveProperty('extraHeaders');
  expect(models[1]).toMatchObject({ extraHeaders: { 'X-Team': 'gold' } });
});

it.each(['{"a": ', '[1]', 'low', '1'])('a body that is no JSON object: refused at its field: %s', (text) => {
  const data = form([...plain, ...model('judge-1', '', '', ''), ['models.extraBody', text]]);
  const { error } = endpointSchema.safeParse(readFields(data));
  expect(error?.issues).toMatchObject([
    { path: ['models', 0, 'extraBody'], code: 'invalid_type', message: 'has to be a JSON object' },
  ]);
});

it('leaves the key alone, sets it, or forgets it', () => {
  expect('apiKey' in readFields(form(plain))).toBe(false);
  expect(readFields(form([['apiKey', ' sk-1 ']])).apiKey).toBe('sk-1');
  expect(
    readFields(
      form([
        ['apiKey', 'sk-1'],
        ['forgetKey', 'on'],
      ]),
    ).apiKey,
  ).toBe('');
});

it('text in a number field: refused at that field', () => {
  const data = form([...plain.slice(0, 3), ...model('judge-1', 'much', '', '')]);
  data.set('maxInFlight', '0');
  data.set('timeoutSeconds', 'long');
  const { error } = endpointSchema.safeParse(readFields(data));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'models.0.inputPrice',
    'maxInFlight',
    'timeoutSeconds',
  ]);
});
