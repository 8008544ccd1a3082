import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerAs, inChinese } from '@/lib/testing/chat-script';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge-replies';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/llm-server';

/** Each command is a process that compiles what it needs. */
const SLOW = 240_000;
const mill = (request: ChatRequest): Behaviour => answerAs(inChinese(request) ? MILL_ZH : MILL_EN, request);

let folder: string;
let server: LlmServer;
let script: (request: ChatRequest, count: number) => Behaviour;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-evaluate-'));
  const rows = [MILL_ZH, MILL_EN].map(({ texts: { question, reference, answer } }, at) =>
    JSON.stringify({ question, ref: reference, answer, id: `m${at + 1}` }),
  );
  fs.writeFileSync(path.join(folder, 'in.jsonl'), rows.join('\n'));
  script = mill;
  server = await llmServer((request, count) => script(request, count));
});
afterEach(async () => {
  fs.rmSync(folder, { recursive: true });
  await server.stop();
});

/** Starts the command where there is no database, and none of the settings of this machine. */
function start(...args: string[]) {
  const command = ['evaluate', path.join(folder, 'in.jsonl'), '--out', path.join(folder, 'out'), ...args];
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test' as const, LOG_LEVEL: 'error', MY_KEY: 'sk-mine' };
  return spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/cli/main.ts', ...command],
    {
      env,
    },
  );
}

async function ended(child: ReturnType<typeof start>) {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number | null, out, err };
}

const model = (): string[] => [
  ...['--base-url', server.baseUrl, '--model', 'judge-1', '--api-key-env', 'MY_KEY', '--allow-private'],
  ...['--input-price', '2', '--output-price', '10', '--max-in-flight', '2'],
];

describe('face4rag evaluate', () => {
  it(
    'judges a file with nothing but an endpoint, and says what it cost',
    async () => {
      const { code, out, err } = await ended(start(...model(), '--json'));
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(out)).toMatchObject({
        ...{ samples: 2, done: 2, failed: 0, rejected: 0, calls: 17, cost: 0.0068, costOfAllTimes: 0.0068 },
        usage: { prompt: 1_700, cachedPrompt: 0, completion: 340 },
        faults: { too_long: expect.any(Number) },
        verdicts: { consistent: 0, inconsistent: 2, undecided: 0 },
      });
      expect(server.requests[0]!.headers.authorization).toBe('Bearer sk-mine');
      expect(fs.readdirSync(path.join(folder, 'out')).sort()).toEqual([
        ...['final_result.csv', 'final_result.jsonl', 'readings.jsonl', 'replies.jsonl'],
      ]);
      const kept = fs
        .readdirSync(path.join(folder, 'out'))
        .map((name) => fs.readFileSync(path.join(folder, 'out', name), 'utf8'));
      expect(kept.join('\n')).not.toContain('sk-mine');
    },
    SLOW,
  );

  it(
    'goes on after a kill without asking again what was answered',
    async () => {
      const child = start(...model());
      const dead = once(child, 'close');
      let answered = 0;
      script = (request, count) => {
        if (count === 9) child.kill('SIGKILL');
        if (count >= 9) return { network: 'hang' };
        const reply = mill(request);
        if (typeof reply === 'string') answered += 1;
        return reply;
      };
      expect(await dead).toEqual([null, 'SIGKILL']);
      expect(fs.existsSync(path.join(folder, 'out', 'final_result.csv'))).toBe(false);
      expect(answered).toBeGreaterThanOrEqual(6);

      script = mill;
      const { code, out } = await ended(start(...model(), '--json'));
      expect(code).toBe(0);
      const { calls, done } = JSON.parse(out) as { calls: number; done: number };
      expect(done).toBe(2);
      // Of what was answered at most the two in flight were not written down yet.
      expect(calls).toBeGreaterThanOrEqual(17 - answered);
      expect(calls).toBeLessThanOrEqual(17 - answered + 2);

      const asked = server.requests.length;
      const again = await ended(start(...model()));
      expect(again.code).toBe(0);
      expect(again.out).toContain('2 of them were read at an earlier time.\n0 calls');
      expect(server.requests).toHaveLength(asked);
    },
    SLOW,
  );

  it(
    'says in one line what is wrong with the key, the model, the file or the command',
    async () => {
      script = () => ({ status: 401, error: { message: 'Incorrect API key provided: sk-mine' } });
      expect(await ended(start(...model()))).toEqual({
        ...{ code: 1, out: '' },
        err: 'The endpoint does not take the key: 401 Incorrect API key provided: …\n',
      });
      script = () => ({ status: 404, error: { message: 'no model of this name' } });
      expect(await ended(start(...model()))).toMatchObject({
        ...{ code: 1, err: 'The endpoint has no such model: 404 no model of this name\n' },
      });
      expect((await ended(start())).err).toMatch(
        /^There is no model to ask: give --base-url and --model, or/,
      );
      const budget = await ended(start(...model(), '--budget', 'much'));
      expect(budget.code).toBe(2);
      expect(budget.err).toContain("argument 'much' is invalid. It has to be a number from 0 on.");
    },
    SLOW,
  );

  it(
    'stops in good order, and tells by its exit code that some rows could not be judged',
    async () => {
      fs.appendFileSync(path.join(folder, 'in.jsonl'), '\n{"question": "?", "ref": "!", "answer": ""}');
      const child = start(...model());
      const end = ended(child);
      script = (request, count) => {
        if (count === 4) child.kill('SIGINT');
        const reply = mill(request);
        return typeof reply === 'string' ? { text: reply, delayMs: 50 } : reply;
      };
      const stopped = await end;
      expect(stopped).toMatchObject({ code: 1, out: '' });
      expect(stopped.err).toContain('Stopped. 0 of 2 samples are judged and kept; the same command goes on.');

      const rest = await ended(start(...model(), '--json'));
      expect(rest.code).toBe(3);
      const { done, rejected, calls } = JSON.parse(rest.out) as Record<string, number>;
      expect({ done, rejected }).toEqual({ done: 2, rejected: 1 });
      expect(calls).toBeLessThanOrEqual(17 - 3);
    },
    SLOW,
  );
});
