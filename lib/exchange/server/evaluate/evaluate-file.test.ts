import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import { answerAs, inChinese, stageOf } from '@/lib/testing/judge/chat-script';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import type { Fault } from '../../parse/reject';
import { parseSamplePart } from '../../contents/native/parse/parse-record';
import { parseAnnotation } from '../../contents/native/parse/parse-annotation';
import { csvRow } from '../../formats/csv-row';
import { tableReader } from '../../parse/table-reader';
import { type Evaluation, evaluateFile } from './evaluate-file';

const mill = (request: ChatRequest): Behaviour => answerAs(inChinese(request) ? MILL_ZH : MILL_EN, request);
const never = new AbortController().signal;
/** Replies that both mills take, the one to mend a reply among them: 10 and 7, each 100 + 20 tokens. */
const CALLS = 17;

let folder: string;
let server: LlmServer;
let script: (request: ChatRequest, count: number) => Behaviour;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evaluate-'));
  script = mill;
  server = await llmServer((request, count) => script(request, count));
});
afterEach(async () => {
  fs.rmSync(folder, { recursive: true });
  await server.stop();
});

const place = (name: string): string => path.join(folder, 'out', name);
const file = (name: string): string => fs.readFileSync(place(name), 'utf8');

/** Both mills, and whatever rows are given besides. */
function input(rows: string[][] = []): string {
  const mills = [MILL_ZH, MILL_EN].map(({ texts }, at) => [
    ...[texts.question, texts.reference, texts.answer, `m${at + 1}`],
  ]);
  const lines = [['question', 'ref', 'answer', 'id'], ...mills, ...rows];
  fs.writeFileSync(path.join(folder, 'in.csv'), lines.map((cells) => csvRow(cells, false)).join(''));
  return path.join(folder, 'in.csv');
}

interface Change extends Partial<Evaluation> {
  factsOnly?: boolean;
  inputPrice?: number;
}

function evaluate({ factsOnly = false, inputPrice = 2, ...rest }: Change = {}, stop = never) {
  const work: Evaluation = {
    input: path.join(folder, 'in.csv'),
    out: path.join(folder, 'out'),
    method: lFace4rag,
    params: lFace4rag.parse({ factsOnly }),
    budget: null,
    limit: null,
    endpoint: {
      baseUrl: server.baseUrl,
      apiKey: 'sk-1',
      allowPrivate: true,
      maxInFlight: 4,
      timeoutSeconds: 5,
      model: { name: 'judge-1', inputPrice, cachedInputPrice: null, outputPrice: 10 },
    },
    ...rest,
  };
  return evaluateFile(work, stop, () => {});
}

/** The rows of final_result.csv by column, lists parsed. */
function results(): Record<string, unknown>[] {
  const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, null);
  const [head, ...rows] = [...reader.push(file('final_result.csv')), ...reader.end()].map(
    ({ cells }) => cells,
  );
  return rows.map((cells) =>
    Object.fromEntries(
      cells.map((cell, at) => [
        head![at]!,
        /label_|segment|result/.test(head![at]!) ? JSON.parse(cell) : cell,
      ]),
    ),
  );
}

describe('evaluating a file', () => {
  it('judges Chinese and English, an unreadable reply and a reference that is too long, in the order of the file', async () => {
    input();
    const outcome = await evaluate();
    expect(outcome).toMatchObject({ samples: 2, rejected: 0, done: 2, kept: 0, broken: null });
    expect(outcome.verdicts).toEqual({ consistent: 0, inconsistent: 2, undecided: 0 });
    expect(results()).toMatchObject([
      {
        id: 'm1',
        answer_segment: [
          '青溪造纸厂建于 1921 年，起初有三台纸机，由当地商会出资。',
          '因为实行两班制，青溪造纸厂才装了电灯。',
          '青溪造纸厂的废水未经处理就排入青溪。',
        ],
        label_fact_FCE: ['inconsistent', 'consistent', 'abstained'],
        label_logic_FCE: ['consistent', 'inconsistent', 'consistent'],
        fce_output: 'inconsistent',
      },
      {
        id: 'm2',
        label_fact_FCE: ['consistent', 'inconsistent'],
        label_logic_FCE: ['inconsistent', 'consistent'],
      },
    ]);
    expect(results()[0]!.fact_fce_result).toMatchObject({
      2: expect.stringMatching(/^no verdict \(unreadable\)/),
    });
    expect(fs.existsSync(place('failures.csv'))).toBe(false);
    // 17 calls of 2,000 tokens at 2 and 20 tokens at 10 a million.
    expect(outcome.accounts).toMatchObject({ calls: CALLS, spent: 6_800n });
    const [{ annotations: english }] = file('final_result.jsonl')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line)) as [{ annotations: { segments: { machine: never }[] }[] }];
    // Shown parts of its reference only, and three replies of 2,000 + 20 tokens beside the cut.
    expect(english[0]!.segments[0]!.machine).toMatchObject({
      steps: { windows: expect.arrayContaining([expect.anything()]) },
      usage: { decompose: { prompt: 100 }, fact: { prompt: 100, cachedPrompt: 0, completion: 20 } },
    });
  });

  it('writes JSONL that a project can take in', async () => {
    input();
    await evaluate();
    for (const line of file('final_result.jsonl').trim().split('\n')) {
      const { annotations, ...rest } = JSON.parse(line) as Record<string, unknown> & {
        annotations: unknown[];
      };
      const faults: Fault[] = [];
      const sample = parseSamplePart(rest, faults)!;
      const against = { ...sample, now: '2026-11-22T00:00:00.000Z' };
      const annotation = parseAnnotation(annotations[0], 0, against, ['annotations', 0], faults);
      expect(faults).toEqual([]);
      expect(annotation).toMatchObject({
        source: 'method',
        verdict: 'inconsistent',
        run: { model: 'judge-1' },
      });
    }
  });

  it('asks nothing a second time; for the facts alone the facts, whose types are others', async () => {
    input();
    await evaluate();
    const [asked, written] = [server.requests.length, file('final_result.csv')];
    script = () => ({ status: 500 });
    expect(await evaluate()).toMatchObject({
      done: 0,
      kept: 2,
      accounts: { calls: 0, spentBefore: 6_800n },
    });
    expect(file('final_result.csv')).toBe(written);
    expect(server.requests).toHaveLength(asked);

    script = mill;
    expect(await evaluate({ factsOnly: true })).toMatchObject({ done: 2, kept: 0, accounts: { calls: 12 } });
    expect(server.requests.slice(asked).map(({ body }) => stageOf(body))).not.toContain('decompose');
    expect(results().map((row) => row.label_logic_FCE)).toEqual([
      ['not_judged', 'not_judged', 'not_judged'],
      ['not_judged', 'not_judged'],
    ]);
  });

  it('leaves the logic stage out from the beginning when only facts are wanted', async () => {
    input();
    expect(await evaluate({ factsOnly: true })).toMatchObject({ accounts: { calls: 14 } });
    expect(new Set(server.requests.map(({ body }) => stageOf(body)))).toEqual(
      new Set(['decompose', 'fact-all']),
    );
  });

  it('lists what could not be judged and what is no sample, and tries only the first again', async () => {
    input([
      ['Why?', 'The mill.', 'Nobody can cut this.', '=b1'],
      ['Why?', 'The mill.', ' ', 'b2'],
    ]);
    script = (request) =>
      request.messages[1]!.content.includes('Nobody can cut this.')
        ? { status: 400, error: { message: 'Not this one.' } }
        : mill(request);
    const outcome = await evaluate();
    expect(outcome).toMatchObject({ samples: 3, rejected: 1, done: 2, broken: null });
    expect(outcome.failures.size).toBe(1);
    expect(file('failures.csv').split('\r\n')).toEqual([
      '\uFEFFline,id,column,reason,detail,row',
      expect.stringMatching(/^\d+,'=b1,,rejected,decomposition: 400 Not this one\.,$/),
      expect.stringMatching(/^\d+,,answer,answer_empty,\{\},"Why\?,The mill\., ,b2"$/),
      '',
    ]);
    expect(results().map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(await evaluate()).toMatchObject({ done: 0, kept: 2, accounts: { calls: 0 } });
  });

  it('stops at the budget, which counts all that was ever spent in the folder', async () => {
    input();
    // Nothing for the prompt; 8,192 tokens of a reply reserved at 10 a million, 20 paid: 81,920 and 200.
    const budget = 81_920n + 5n * 200n;
    const short = await evaluate({ inputPrice: 0, budget });
    expect(short.broken).toMatchObject({ kind: 'over_budget' });
    expect(short.accounts).toMatchObject({ calls: 6, spent: 1_200n });
    expect(await evaluate({ inputPrice: 0, budget })).toMatchObject({ accounts: { calls: 0 } });
    expect(await evaluate({ inputPrice: 0 })).toMatchObject({
      done: 2,
      broken: null,
      accounts: { calls: CALLS - 6, spentBefore: 1_200n },
    });
  });

  it('keeps what is under way when it is stopped, and goes on without paying twice', async () => {
    input();
    const stop = new AbortController();
    script = (request, count) => {
      if (count === 5) stop.abort();
      const reply = mill(request);
      return typeof reply === 'string' ? { text: reply, delayMs: 20 } : reply;
    };
    const first = await evaluate({}, stop.signal);
    expect(first).toMatchObject({ done: 0, broken: null });
    expect(first.failures.size).toBe(0);
    expect(first.accounts!.calls).toBeGreaterThanOrEqual(4);
    const second = await evaluate();
    expect(second).toMatchObject({ done: 2, accounts: { calls: CALLS - first.accounts!.calls } });
  });

  it('ends at once at a wrong key, and leaves what another judge has written', async () => {
    input();
    await evaluate();
    const written = file('final_result.csv');
    script = () => ({ status: 401, error: { message: 'Incorrect API key provided: sk-1' } });
    const asked = server.requests.length;
    const model = { name: 'judge-2', inputPrice: 0, cachedInputPrice: null, outputPrice: 0 };
    const outcome = await evaluate({
      endpoint: {
        baseUrl: server.baseUrl,
        apiKey: 'sk-1',
        allowPrivate: true,
        maxInFlight: 1,
        timeoutSeconds: 5,
        model,
      },
    });
    expect(outcome.broken).toMatchObject({ kind: 'wrong_key', message: '401 Incorrect API key provided: …' });
    expect(server.requests).toHaveLength(asked + 1);
    expect(file('final_result.csv')).toBe(written);
  });

  it('refusals in unknown words: are of their samples, and end the work where the first five samples met them', async () => {
    const rows = Array.from({ length: 9 }, (_, n) => ['Why?', 'The mill.', `Answer ${n}.`, `r${n}`]);
    input(rows);
    const message = 'Not in this house.';
    script = (request) =>
      /Answer \d/.test(request.messages[1]!.content) ? { status: 400, error: { message } } : mill(request);
    const some = await evaluate();
    expect(some).toMatchObject({ samples: 11, done: 2, broken: null });
    expect([...some.failures.values()]).toEqual(
      Array(9).fill({ reason: 'rejected', detail: 'decomposition: 400 Not in this house.' }),
    );
    script = () => ({ status: 400, error: { message } });
    const out = path.join(folder, 'other');
    const none = await evaluate({ out, params: lFace4rag.parse({ factsOnly: true }) });
    expect(none).toMatchObject({ done: 0, broken: { kind: 'rejected' } });
    expect(none.failures.size).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['question,ref,id\nq,r,1\n', /in\.csv: there is no column for answer; it has question, ref, id\./],
    ['question,answer,id\nq,a,1\n', /no column for ref;/],
    ['', /empty_file/],
    ['question,ref,answer,id\n', /there are no rows in it/],
    ['PK\u0003\u0004', /archive_broken/],
  ])('says what is wrong with a file such as %j', async (text, words) => {
    fs.writeFileSync(path.join(folder, 'in.csv'), text);
    await expect(evaluate()).rejects.toThrow(words);
  });

  it('reads JSONL, only so many rows when asked, and keeps a second process out', async () => {
    const { question, reference, answer } = MILL_ZH.texts;
    const rows = [1, 2, 3].map((n) => JSON.stringify({ question, ref: reference, answer, id: `z${n}` }));
    fs.writeFileSync(path.join(folder, 'in.jsonl'), rows.join('\n'));
    const jsonl = await evaluate({ input: path.join(folder, 'in.jsonl'), limit: 2 });
    // The same texts twice are judged once.
    expect(jsonl).toMatchObject({ samples: 2, accounts: { calls: 10 } });
    expect(results().map(({ id }) => id)).toEqual(['z1', 'z2']);
    fs.writeFileSync(place('.lock'), String(process.ppid));
    await expect(evaluate({ input: path.join(folder, 'in.jsonl') })).rejects.toThrow(
      `Process ${process.ppid} works in`,
    );
    fs.writeFileSync(place('.lock'), '');
    expect(await evaluate({ input: path.join(folder, 'in.jsonl') })).toMatchObject({ samples: 3, kept: 3 });
  });
});
