import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsHere } from '@/lib/testing/commands';
import { testDatabase } from '@/lib/testing/database/database';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';

testDatabase();
let server: LlmServer;
const { face4rag, json } = commandsHere();

beforeAll(async () => {
  server = await llmServer((request) =>
    'seed' in request
      ? { status: 400, error: { message: 'Unrecognized request argument supplied: seed' } }
      : '{"points": []}',
  );
});
afterAll(() => server.stop());

const create = (name: string, ...options: string[]) => [
  ...['endpoint', 'create', name, '--base-url', server.baseUrl, '--allow-private'],
  ...['--model', 'judge-1', '--model', 'judge-2', ...options],
];

describe('face4rag endpoint', () => {
  it('create: prices and what is sent beside hold for every model', async () => {
    await json(
      ...create(
        'Ours',
        ...['--input-price', '2.5', '--cached-input-price', '1.25', '--output-price', '10'],
        ...['--api-version', '2024-10-21', '--extra-body', '{"enable_thinking": false}'],
        ...['--extra-header', 'X-Team: gold'],
      ),
    );
    const [ours] = await json<{ models: unknown[]; apiVersion: string; proxy: null }[]>('endpoint', 'list');
    const each = {
      inputPrice: 2.5,
      cachedInputPrice: 1.25,
      outputPrice: 10,
      extraBody: { enable_thinking: false },
      extraHeaders: { 'X-Team': 'gold' },
    };
    expect(ours).toMatchObject({ apiVersion: '2024-10-21', proxy: null });
    expect(ours!.models).toEqual([
      { name: 'judge-1', ...each },
      { name: 'judge-2', ...each },
    ]);
  });

  it('try: says what the model refused', async () => {
    const { code, out } = await face4rag(['endpoint', 'try', 'Ours', 'judge-1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^judge-1\tanswered in \d+ ms\tjson_schema, no seed\n$/);
    expect(server.requests.at(-1)).toMatchObject({
      body: { enable_thinking: false },
      headers: { 'x-team': 'gold' },
    });
  });

  it('try: a model that the endpoint does not have is named, with those that it has', async () => {
    expect(await face4rag(['endpoint', 'try', 'Ours', 'judge-3'])).toMatchObject({
      code: 1,
      err: 'Ours has no model "judge-3"; it has "judge-1", "judge-2".\n',
    });
  });

  it('a setting that is not right: refused by its option and its name', async () => {
    const secret = await face4rag(create('Secret', '--extra-header', 'Authorization: Bearer sk-1'));
    expect(secret.code).toBe(2);
    expect(secret.err).toContain('--extra-header');
    expect(secret.err).toContain('Authorization: may hold a secret');
    const own = await face4rag(create('Own', '--extra-body', '{"stream": true}'));
    expect(own).toMatchObject({ code: 2 });
    expect(own.err).toContain('stream: the studio sets this itself');
  });
});
