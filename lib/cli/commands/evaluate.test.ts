import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { buildProgram } from '../program';
import { errorLine } from '../words';

let folder: string;
let server: LlmServer;
let reply: Behaviour;
beforeEach(async () => {
  process.env.MY_KEY = 'sk-mine';
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-evaluate-'));
  const sample = { question: 'How long?', ref: 'It is 120 km long.', answer: 'It is long.', id: 's1' };
  fs.writeFileSync(path.join(folder, 'in.jsonl'), JSON.stringify(sample));
  server = await llmServer(() => reply);
});
afterEach(async () => {
  delete process.env.MY_KEY;
  fs.rmSync(folder, { recursive: true });
  await server.stop();
});

/** What the command says when it is refused. */
async function refusal(...args: string[]): Promise<string> {
  const command = ['evaluate', path.join(folder, 'in.jsonl'), '--out', path.join(folder, 'out'), ...args];
  const program = await buildProgram(command);
  const evaluate = program.commands.find((each) => each.name() === 'evaluate')!;
  evaluate.configureOutput({ writeErr: () => {} });
  const thrown: unknown = await program.parseAsync(command, { from: 'user' }).then(
    () => 'It was not refused.',
    (error: unknown) => error,
  );
  return errorLine(thrown);
}

const model = (): string[] => [
  ...['--base-url', server.baseUrl, '--model', 'judge-1', '--api-key-env', 'MY_KEY', '--allow-private'],
];

describe('face4rag evaluate says in one line what is wrong with', () => {
  it.each<[string, Behaviour, string]>([
    [
      'the key',
      { status: 401, error: { message: 'Incorrect API key provided: sk-mine' } },
      'The endpoint does not take the key: 401 Incorrect API key provided: …',
    ],
    [
      'the model',
      { status: 404, error: { message: 'no model of this name' } },
      'The endpoint has no such model: 404 no model of this name',
    ],
  ])('%s', async (_, behaviour, words) => {
    reply = behaviour;
    expect(await refusal(...model())).toBe(words);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['panel', 'carry-over'])('a method that reads what a project has stored: %s', async (method) => {
    expect(await refusal('--method', method)).toContain(
      `a file has none: "face4rag prefill --method ${method}"`,
    );
  });

  it('the command, before anything is sent', async () => {
    reply = '{}';
    expect(await refusal()).toMatch(/^There is no model to ask: give --base-url and --model, or/);
    expect(await refusal(...model(), '--budget', 'much')).toContain(
      "argument 'much' is invalid. It has to be a number from 0 on.",
    );
    expect(await refusal(...model(), '--budget', '1')).toMatch(/^--budget says nothing without prices/);
    delete process.env.MY_KEY;
    expect(await refusal(...model())).toBe('--api-key-env: MY_KEY is not set.');
    expect(server.requests).toEqual([]);
  });
});
