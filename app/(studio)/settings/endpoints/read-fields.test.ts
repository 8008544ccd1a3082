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
    models: [
      { name: 'judge-1', inputPrice: 2.5, cachedInputPrice: 1.25, outputPrice: 10 },
      { name: 'judge-2', inputPrice: 0, cachedInputPrice: null, outputPrice: 0 },
    ],
    maxInFlight: 32,
    timeoutSeconds: 60,
  });
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
