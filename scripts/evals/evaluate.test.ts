import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import { answerAs } from '@/lib/testing/judge/chat-script';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { evaluate } from './evaluate';

let folder: string;
let server: LlmServer;
let reply: Behaviour | null;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eval-'));
  reply = null;
  server = await llmServer((request) => reply ?? answerAs(MILL_ZH, request));
  const { question, reference, answer } = MILL_ZH.texts;
  const [one, two, three] = answer.split(/(?<=。)/);
  const segments = [
    { text: one, consistent: false, error_type_mapped: 'Hallucination' },
    { text: two, consistent: false, error_type_mapped: 'Contradiction' },
    { text: three, consistent: true },
  ];
  const sample = {
    id: 'm1',
    lang: 'zh',
    question,
    reference,
    answer,
    answer_label: 'inconsistent',
    segments,
  };
  fs.writeFileSync(path.join(folder, 'gold.jsonl'), JSON.stringify(sample));
});
afterEach(async () => {
  fs.rmSync(folder, { recursive: true });
  await server.stop();
});

const run = () =>
  evaluate(lFace4rag, {
    file: path.join(folder, 'gold.jsonl'),
    out: path.join(folder, 'out'),
    limit: undefined,
    factsOnly: false,
    budget: null,
    endpoint: {
      baseUrl: server.baseUrl,
      apiKey: 'sk-1',
      allowPrivate: true,
      maxInFlight: 4,
      timeoutSeconds: 5,
      model: { name: 'judge-1', inputPrice: 2, cachedInputPrice: null, outputPrice: 10 },
    },
  });

it('holds the verdicts against the labels, counts what they cost, and asks nothing twice', async () => {
  const { result, broken } = await run();
  expect(broken).toBeNull();
  expect(result).toMatchObject({
    file: 'gold.jsonl',
    model: 'judge-1',
    samples: 1,
    judged: 1,
    failed: 0,
    labels: 3,
    // Both errors are found; the facts of the third segment cannot be read, and nothing is said of it.
    accuracy: 0.6667,
    balancedAccuracy: 0.5,
    precision: 1,
    undecided: 1,
    unplacedLabels: 0,
    recall: {
      all: { labels: 2, recall: 1 },
      Contradiction: { labels: 1, recall: 1 },
      Hallucination: { labels: 1, recall: 1 },
    },
    answers: { labels: 1, accuracy: 1, balancedAccuracy: null },
    // Ten calls of 2,000 tokens at 2 and 20 tokens at 10 a million.
    calls: 10,
    tokens: { prompt: 20_000, cachedPrompt: 0, completion: 200 },
    cost: 0.042,
  });
  const again = (await run()).result;
  expect(again).toMatchObject({ accuracy: 0.6667, calls: 0, cost: 0, costOfAllTimes: 0.042 });
});

it('says what ended it, and has no scores where nothing was judged', async () => {
  reply = { status: 401 };
  const { result, broken } = await run();
  expect(broken).toMatchObject({ kind: 'wrong_key' });
  expect(result).toMatchObject({ judged: 0, labels: 0, accuracy: null, recall: {}, calls: 0 });
});
