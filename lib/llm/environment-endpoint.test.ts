import { expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINT_SETTINGS, environmentEndpoint, MODELS_WITH_ADDRESS } from './environment-endpoint';

const schema = z.object(ENDPOINT_SETTINGS).refine(MODELS_WITH_ADDRESS.holds, MODELS_WITH_ADDRESS);
const read = (settings: Record<string, string>) => environmentEndpoint(schema.parse(settings));
const address = { FACE4RAG_LLM_BASE_URL: 'https://models.example/v1' };

it('is none without an address, also where settings are there and empty', () => {
  expect(read({})).toBeNull();
  expect(
    read({ FACE4RAG_LLM_BASE_URL: '', FACE4RAG_LLM_MODELS: '', FACE4RAG_LLM_MAX_IN_FLIGHT: ' ' }),
  ).toBeNull();
});

it('takes names parted by commas, and what is not given as the screen would', () => {
  expect(read({ ...address, FACE4RAG_LLM_MODELS: ' judge-1, judge-2 ,' })).toEqual({
    name: 'models.example',
    baseUrl: 'https://models.example/v1',
    apiKey: null,
    allowPrivate: false,
    apiVersion: null,
    proxy: null,
    models: ['judge-1', 'judge-2'].map((name) => ({
      name,
      inputPrice: 0,
      cachedInputPrice: null,
      outputPrice: 0,
    })),
    maxInFlight: 8,
    timeoutSeconds: 120,
  });
});

it('takes prices as JSON, and every other setting', () => {
  expect(
    read({
      ...address,
      FACE4RAG_LLM_MODELS:
        '[{"name": "judge-1", "inputPrice": 0.27, "cachedInputPrice": 0.07, "outputPrice": 1.1, "extraBody": {"enable_thinking": false}}]',
      FACE4RAG_LLM_API_VERSION: '2024-10-21',
      FACE4RAG_LLM_PROXY: 'http://proxy.example:3128',
      FACE4RAG_LLM_API_KEY: ' sk-1 ',
      FACE4RAG_LLM_NAME: 'Our judges',
      FACE4RAG_LLM_ALLOW_PRIVATE: 'yes',
      FACE4RAG_LLM_MAX_IN_FLIGHT: '32',
      FACE4RAG_LLM_TIMEOUT_SECONDS: '30',
    }),
  ).toEqual({
    name: 'Our judges',
    baseUrl: 'https://models.example/v1',
    apiKey: 'sk-1',
    allowPrivate: true,
    apiVersion: '2024-10-21',
    proxy: 'http://proxy.example:3128',
    models: [
      {
        name: 'judge-1',
        inputPrice: 0.27,
        cachedInputPrice: 0.07,
        outputPrice: 1.1,
        extraBody: { enable_thinking: false },
      },
    ],
    maxInFlight: 32,
    timeoutSeconds: 30,
  });
});

it.each([
  [{ FACE4RAG_LLM_BASE_URL: 'models.example/v1' }, 'FACE4RAG_LLM_BASE_URL'],
  [address, 'FACE4RAG_LLM_MODELS'],
  [{ ...address, FACE4RAG_LLM_MODELS: '[{"name": ' }, 'FACE4RAG_LLM_MODELS'],
  [
    { ...address, FACE4RAG_LLM_MODELS: '[{"name": "j", "inputPrice": -1}]' },
    'FACE4RAG_LLM_MODELS.0.inputPrice',
  ],
  [{ ...address, FACE4RAG_LLM_MODELS: ',' }, 'FACE4RAG_LLM_MODELS'],
  [{ ...address, FACE4RAG_LLM_MODELS: 'j, j' }, 'FACE4RAG_LLM_MODELS.1.name'],
  [
    { ...address, FACE4RAG_LLM_MODELS: '[{"name": "j", "extraBody": {"messages": []}}]' },
    'FACE4RAG_LLM_MODELS.0.extraBody.messages',
  ],
  [{ FACE4RAG_LLM_API_VERSION: 'a b' }, 'FACE4RAG_LLM_API_VERSION'],
  [{ FACE4RAG_LLM_PROXY: 'proxy.example' }, 'FACE4RAG_LLM_PROXY'],
  [{ FACE4RAG_LLM_ALLOW_PRIVATE: 'perhaps' }, 'FACE4RAG_LLM_ALLOW_PRIVATE'],
  [{ FACE4RAG_LLM_MAX_IN_FLIGHT: '0' }, 'FACE4RAG_LLM_MAX_IN_FLIGHT'],
  [{ FACE4RAG_LLM_TIMEOUT_SECONDS: 'long' }, 'FACE4RAG_LLM_TIMEOUT_SECONDS'],
])('names the setting that is wrong: %o', (settings, setting) => {
  expect(schema.safeParse(settings).error?.issues[0]?.path.join('.')).toBe(setting);
});
