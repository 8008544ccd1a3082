import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endOf } from '@/lib/testing/cli-process';
import { answerAs, inChinese } from '@/lib/testing/judge/chat-script';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { bundledProgram } from '@/scripts/setup/bundle.mjs';

// No database is used: the file stands among those that may be slow, as each command is a process of its own.
/** Replies that both mills take, the one to mend a reply among them. */
const CALLS = 17;
const IN_FLIGHT = 2;
const mill = (request: ChatRequest): Behaviour => answerAs(inChinese(request) ? MILL_ZH : MILL_EN, request);

let folder: string;
let server: LlmServer;
let script: (request: ChatRequest, count: number) => Behaviour = mill;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-evaluate-'));
  const rows = [MILL_ZH, MILL_EN].map(({ texts: { question, reference, answer } }, at) =>
    JSON.stringify({ question, ref: reference, answer, id: `m${at + 1}` }),
  );
  const noSample = JSON.stringify({ question: '?', ref: '!', answer: '' });
  fs.writeFileSync(path.join(folder, 'in.jsonl'), [...rows, noSample].join('\n'));
  server = await llmServer((request, count) => script(request, count));
});
afterEach(async () => {
  fs.rmSync(folder, { recursive: true });
  await server.stop();
});

/** Starts the command where there is no database, and none of the settings of this machine. */
function start(...args: string[]) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test' as const, LOG_LEVEL: 'error', MY_KEY: 'sk-mine' };
  const command = [
    ...['evaluate', path.join(folder, 'in.jsonl'), '--out', path.join(folder, 'out'), '--allow-private'],
    ...['--base-url', server.baseUrl, '--model', 'judge-1', '--api-key-env', 'MY_KEY'],
    ...['--input-price', '2', '--output-price', '10', '--max-in-flight', String(IN_FLIGHT)],
  ];
  return spawn(process.execPath, [...bundledProgram('cli'), ...command, ...args], { env });
}

it('stops in good order, survives a kill, and goes on each time without asking again what was answered', async () => {
  let child = start();
  script = (request, count) => {
    if (count === 4) child.kill('SIGINT');
    const reply = mill(request);
    return typeof reply === 'string' ? { text: reply, delayMs: 50 } : reply;
  };
  const stopped = await endOf(child);
  expect(stopped).toMatchObject({ code: 1, out: '' });
  expect(stopped.err).toContain('Stopped. 0 of 2 samples are judged and kept; the same command goes on.');
  // A reference that is too long is found out again and again, which is no reply.
  const answers = { ofStopped: repliesKept(), ofKilled: 0 };
  expect(answers.ofStopped).toBeGreaterThanOrEqual(3);

  child = start();
  const before = server.requests.length;
  script = (request, count) => {
    if (count === before + 12) child.kill('SIGKILL');
    if (count >= before + 12) return { network: 'hang' };
    const reply = mill(request);
    if (typeof reply === 'string') answers.ofKilled += 1;
    return reply;
  };
  const killed = await endOf(child);
  expect(killed).toMatchObject({ code: null, out: '' });
  expect(answers.ofKilled).toBeGreaterThanOrEqual(3);
  // Of what was answered at most those in flight were not written down yet.
  expect(repliesKept()).toBeGreaterThanOrEqual(answers.ofStopped + answers.ofKilled - IN_FLIGHT);
  const left = CALLS - repliesKept();

  script = mill;
  const { code, out, err } = await endOf(start('--json'));
  const said = err.split('\n').filter((line) => !/^\d+ \/ 2 samples( ·|$)/.test(line)); // how far it is, where it takes long
  expect({ code, said }).toEqual({ code: 3, said: [''] }); // one row was no sample
  expect(JSON.parse(out)).toMatchObject({
    samples: 2,
    done: 2,
    failed: 0,
    rejected: 1,
    calls: left,
    costOfAllTimes: 0.0068,
    usage: { prompt: 100 * left, cachedPrompt: 0, completion: 20 * left },
    cost: (400 * left) / 1e6,
    faults: { too_long: expect.any(Number) },
    verdicts: { consistent: 0, inconsistent: 2, undecided: 0 },
  });
  expect(server.requests[0]!.headers.authorization).toBe('Bearer sk-mine');
  const files = fs.readdirSync(path.join(folder, 'out')).sort();
  expect(files).toEqual([
    ...['failures.csv', 'final_result.csv', 'final_result.jsonl', 'predictions.jsonl', 'replies.jsonl'],
  ]);
  const kept = files.map((name) => fs.readFileSync(path.join(folder, 'out', name), 'utf8'));
  expect(kept.join('\n')).not.toContain('sk-mine');
});

/** Whole lines of replies.jsonl that hold a reply. */
function repliesKept(): number {
  const lines = fs
    .readFileSync(path.join(folder, 'out', 'replies.jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1);
  return lines.filter((line) => 'reply' in (JSON.parse(line) as { value: object }).value).length;
}
