import { expect, it } from 'vitest';
import { chooseEndpoint } from './chosen-endpoint';

const own = {
  name: 'own',
  baseUrl: 'https://own.example/v1',
  apiKey: 'sk-own',
  allowPrivate: true,
  apiVersion: '2024-10-21',
  proxy: 'http://proxy.example:3128',
  maxInFlight: 3,
  timeoutSeconds: 60,
  models: [
    {
      name: 'judge-1',
      inputPrice: 2,
      cachedInputPrice: 0.5,
      outputPrice: 10,
      extraBody: { enable_thinking: false },
    },
    { name: 'judge-2', inputPrice: 0, cachedInputPrice: null, outputPrice: 0 },
  ],
};

it('is the one of the environment with its first model, unless something else is asked for', () => {
  const { name: _, models, ...rest } = own;
  expect(chooseEndpoint({}, own)).toEqual({ ...rest, model: models[0] });
  expect(chooseEndpoint({ model: 'judge-2', outputPrice: 4, maxInFlight: 1 }, own)).toMatchObject({
    apiKey: 'sk-own',
    maxInFlight: 1,
    model: { name: 'judge-2', inputPrice: 0, cachedInputPrice: null, outputPrice: 4 },
  });
});

it('another API version, proxy, body or header: in place of the environment’s', () => {
  const asked = {
    apiVersion: '2025-01-01',
    proxy: 'http://other.example:1',
    extraBody: { reasoning_effort: 'low' },
    extraHeaders: { 'X-Team': 'gold' },
  };
  const { extraBody, extraHeaders, ...place } = asked;
  expect(chooseEndpoint(asked, own)).toMatchObject({ ...place, model: { extraBody, extraHeaders } });
});

it('sends the key of the environment to no other address, and takes none of its permissions there', () => {
  expect(chooseEndpoint({ baseUrl: 'https://other.example/v1', model: 'judge-1' }, own)).toEqual({
    baseUrl: 'https://other.example/v1',
    apiKey: null,
    allowPrivate: false,
    apiVersion: null,
    proxy: null,
    maxInFlight: 8,
    timeoutSeconds: 120,
    model: { name: 'judge-1', inputPrice: 0, cachedInputPrice: null, outputPrice: 0 },
  });
});

it('no address or no model: null', () => {
  expect(chooseEndpoint({}, null)).toBeNull();
  expect(chooseEndpoint({ baseUrl: 'https://other.example/v1' }, own)).toBeNull();
  expect(chooseEndpoint({ model: 'judge-1' }, null)).toBeNull();
});
