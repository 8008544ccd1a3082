import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { colours, embedded, embeddingAsked } from '@/lib/testing/judge/embedder';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { buildProgram } from '../program';
import { errorLine } from '../words';

const SCRIPT = ['AB', 'AA', 'AB', 'BB', 'AB', 'BA', 'AB', 'AA', 'AB', '??'];
let folder: string;
let server: LlmServer;
let script: (request: ChatRequest, count: number) => Behaviour;

beforeEach(async () => {
  process.env.MY_KEY = 'sk-mine';
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-judge-test-'));
  const rows = numberedPairs(10).map(({ article, correct, incorrect }) => ({
    article_sent: article,
    correct_sent: correct,
    incorrect_sent: incorrect,
  }));
  const equal = { article_sent: 'a', correct_sent: 'b', incorrect_sent: 'b' };
  const lines = [...rows, equal].map((row) => JSON.stringify(row));
  fs.writeFileSync(path.join(folder, 'pairs.jsonl'), lines.join('\n'));
  script = (request) => {
    const { at, inOrder } = pairAsked(request);
    const said = SCRIPT[at]![inOrder ? 0 : 1]!;
    return said === '?' ? 'Both are consistent.' : chosen(said as 'A' | 'B');
  };
  server = await llmServer((request, count) => script(request, count));
});
afterEach(async () => {
  delete process.env.MY_KEY;
  vi.restoreAllMocks();
  process.exitCode = 0;
  fs.rmSync(folder, { recursive: true });
  await server.stop();
});

/** What the command prints. */
async function printed(...args: string[]): Promise<string> {
  const out: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  const command = [
    ...['judge-test', 'order-bias', path.join(folder, 'pairs.jsonl'), '--out', path.join(folder, 'out')],
    ...['--base-url', server.baseUrl, '--model', 'judge-1', '--api-key-env', 'MY_KEY', '--allow-private'],
    ...['--max-in-flight', '2', '--input-price', '2', '--output-price', '10'],
  ];
  const program = await buildProgram([...command, ...args]);
  await program.parseAsync([...command, ...args], { from: 'user' }).finally(() => write.mockRestore());
  return out.join('');
}

it('a file of ten pairs: each figure of the report, both replies in a table, and the equal row by its line', async () => {
  const json = JSON.parse(await printed('--json', '--minimum-pass-rate', '0.5')) as object;
  expect(json).toMatchObject({
    pairs: 10,
    done: 10,
    failed: 0,
    pass: true,
    refused: [{ name: '11', reason: 'equal' }],
    rows: [{ category: 'factuality', testType: 'order_bias', failCount: 5, passCount: 5, pass: true }],
    overall: {
      passRate: { value: 0.5 },
      consistency: 6 / 9,
      bias: { size: 0.1, towards: 'A' },
      accuracy: { inOrder: 7 / 9, swapped: 6 / 9, mean: 13 / 18 },
    },
    calls: 22,
  });
  const table = fs
    .readFileSync(path.join(folder, 'out', 'pairs.csv'), 'utf8')
    .trim()
    .split('\r\n');
  expect(table).toHaveLength(11);
  expect(table[2]).toContain(',A,A,bias_a,false,');
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'out', 'report.json'), 'utf8'))).toMatchObject({
    pass: true,
  });
  expect(process.exitCode).toBe(3);
});

it('an estimate: calls, tokens and cost of the file, and nothing is asked or written', async () => {
  const json = JSON.parse(await printed('--estimate', '--json')) as { promptTokens: number; cost: number };
  expect(json).toMatchObject({
    items: 10,
    samples: null,
    leftOut: 1,
    calls: 20,
    completionTokens: 120,
    priced: true,
  });
  expect(json.cost).toBeCloseTo((2 * json.promptTokens + 10 * 120) / 1_000_000, 9);
  const text = await printed('--estimate', '--limit', '4');
  expect(text).toMatch(
    /pairs\.jsonl: 4 pairs, 1 row left out\.\nAbout 8 calls, \d+ tokens asked and 48 answered/,
  );
  expect(text).toMatch(/Cost about 0\.\d+; a budget of 0\.\d+ leaves room\./);
  expect(server.requests).toHaveLength(0);
  expect(fs.existsSync(path.join(folder, 'out'))).toBe(false);
});

it('the same again: every reply is kept, and says so to a person', async () => {
  await printed();
  const text = await printed();
  expect(server.requests).toHaveLength(22);
  expect(text).toContain(
    '10 pairs, 5 right in both orders, 2 always A, 1 always B, 1 wrong in both, 1 unreadable.',
  );
  expect(text).toContain(
    'factuality: 5 passed, 5 failed, pass rate 50.0 % (23.7 % to 76.3 %), minimum 70.0 %: fail',
  );
  expect(text).toContain('0 calls, 22 from the store, cost 0.');
  expect(text).toContain('Left out: line 11 (equal).');
});

it('an endpoint that fails half way: what was asked is kept, and the same command goes on', async () => {
  const whole = script;
  script = (request, count) =>
    count > 6 ? { status: 401, error: { message: 'Incorrect API key' } } : whole(request, count);
  const said = await printed().catch(errorLine);
  expect(said).toMatch(
    /The endpoint does not take the key: .* \d of 10 pairs are asked and kept; the same command goes on\./,
  );
  script = whole;
  const before = server.requests.length;
  await printed();
  expect(server.requests.length - before).toBe(22 - 6);
});

it('a model for embeddings: reads what names no option, and says so', async () => {
  const whole = script;
  script = (request, count) => {
    const asked = embeddingAsked(request);
    if (asked) return embedded(asked, colours);
    return pairAsked(request).at === 9 ? '是红的那一段。' : whole(request, count);
  };
  const args = ['--embedding-model', 'embedder-1', '--embedding-price', '100'];
  const json = JSON.parse(await printed('--json', ...args)) as { cost: number };
  expect(json).toMatchObject({
    readByEmbedding: 2,
    overall: { counts: { pass: 6, unreadable: 0 } },
    calls: 24,
  });
  // Twice 30 tokens at 100 a million, beside 22 chats.
  expect(json.cost).toBeCloseTo(0.006 + 22 * (0.0002 + 0.0002), 9);
  const table = fs
    .readFileSync(path.join(folder, 'out', 'pairs.csv'), 'utf8')
    .trim()
    .split('\r\n');
  expect(table.at(-1)).toMatch(/,embedding,embedding,,$/);
  expect(await printed(...args)).toContain('Of the replies 2 were read by embeddings.');
  expect(server.requests.filter(({ body }) => embeddingAsked(body))).toHaveLength(2);
});

it('an endpoint that refuses all with words that nobody knows: ends with them after the first five pairs', async () => {
  const whole = script;
  script = () => ({ status: 400, error: { message: 'Not in this house.' } });
  await expect(printed()).rejects.toThrow('400 Not in this house.');
  expect(server.requests.length).toBeLessThanOrEqual(5 + 2);
  script = whole;
  expect(await printed()).toContain('10 pairs, 5 right in both orders');
});

it('a file without the columns is refused by their names', async () => {
  fs.writeFileSync(path.join(folder, 'pairs.jsonl'), '{"question":"q"}');
  await expect(printed()).rejects.toThrow(
    'there is no column for article_sent, correct_sent, incorrect_sent.',
  );
});
