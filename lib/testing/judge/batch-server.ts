import type http from 'node:http';
import { answerAs } from './chat-script';
import type { ScriptedSample } from './judge-replies';
import type { ChatRequest } from './llm-server';
import { bytesOf, type LocalServer, localServer } from './local-server';

/** What is written for one call of a batch; "unmade" leaves it out, as a batch does that expires. */
export type BatchLine = { status: number; body: unknown } | 'unmade' | { error: unknown };

interface SentBatch {
  id: string;
  file: string;
  /** The calls of its file, in their order. */
  lines: { custom_id: string; url?: string; body: ChatRequest }[];
  status: string;
  made: Record<string, unknown>;
}

/** How one provider's batches differ from OpenAI's. */
export interface BatchPlay {
  /** What a call is answered. */
  answer(request: ChatRequest): BatchLine;
  /** Why the file is refused, once it has been looked through; in place of calls. */
  refuse?(lines: SentBatch['lines']): unknown;
  /** The object that is told of a batch. */
  told?(batch: Record<string, unknown>): unknown;
  /** What was uploaded, as it is told. */
  uploaded?(file: Record<string, unknown>): unknown;
  /** Where batches are made. */
  path?: string;
  /** In place of any answer: the status and body for a request; null lets it pass. */
  fault?(method: string, path: string, count: number): { status: number; body: unknown } | 'reset' | null;
}

export interface BatchServer extends LocalServer {
  batches: SentBatch[];
  /** Files that are there, by their ids. */
  files: Map<string, string>;
  /** Requests as "POST /batches". */
  requests: string[];
  /** Lets every batch under way end as it would, or as told. */
  end(status?: 'completed' | 'expired'): void;
}

/**
 * A local server with files and batches in the form of OpenAI's reference (platform.openai.com/docs/api-reference/batch): lines of
 * success in one file and of errors in another, in another order, and no file where there is none of them.
 */
export async function batchServer(play: BatchPlay): Promise<BatchServer> {
  const files = new Map<string, string>();
  const batches: SentBatch[] = [];
  const requests: string[] = [];
  const path = play.path ?? '/batches';
  let named = 0;
  const put = (text: string): string => {
    const id = `file-${(named += 1)}`;
    files.set(id, text);
    return id;
  };
  function end(status: 'completed' | 'expired' = 'completed'): void {
    for (const batch of batches.filter(({ status: now }) => now === 'in_progress' || now === 'cancelling')) {
      const said = batch.lines.map(({ custom_id, body }) => ({ custom_id, line: play.answer(body) }));
      const left = status === 'expired' || batch.status === 'cancelling';
      const rows = said.flatMap(({ custom_id, line }) => rowOf(custom_id, line, left)).reverse();
      const [good, bad] = [rows.filter(isGood), rows.filter((row) => !isGood(row))];
      batch.status = batch.status === 'cancelling' ? 'cancelled' : status;
      batch.made.output_file_id = good.length > 0 ? put(jsonl(good)) : null;
      batch.made.error_file_id = bad.length > 0 ? put(jsonl(bad)) : null;
      batch.made.request_counts = { total: batch.lines.length, completed: good.length, failed: bad.length };
    }
  }
  const told = (batch: SentBatch): unknown => {
    const object = { ...batch.made, id: batch.id, object: 'batch', status: batch.status };
    return play.told?.(object) ?? object;
  };
  function made(body: Record<string, unknown>): unknown {
    const file = String(body.input_file_id ?? (body.input_files as string[])[0]);
    const lines = jsonLines(files.get(file) ?? '');
    const errors = play.refuse?.(lines) ?? null;
    const id = `batch-${batches.length + 1}`;
    const counts = { total: errors ? 0 : lines.length, completed: 0, failed: 0 };
    const asked = { ...body, errors, output_file_id: null, error_file_id: null, request_counts: counts };
    const batch = { id, file, lines, made: asked, status: errors ? 'failed' : 'in_progress' };
    batches.push(batch);
    return told(batch);
  }

  async function answer(request: http.IncomingMessage): Promise<Answer> {
    const { method = '' } = request;
    const asked = new URL(request.url ?? '', 'http://localhost').pathname.replace(/^\/\d+\/v1/, '');
    requests.push(`${method} ${asked}`);
    const sent = await bytesOf(request);
    const fault = play.fault?.(
      method,
      asked,
      requests.filter((each) => each === `${method} ${asked}`).length,
    );
    if (fault) return fault;
    if (method === 'POST' && asked === '/files') {
      const form = await new Response(new Uint8Array(sent), {
        headers: { 'content-type': request.headers['content-type']! },
      }).formData();
      const id = put(await (form.get('file') as File).text());
      const file = { id, object: 'file', purpose: form.get('purpose'), status: 'processed' };
      return ok(play.uploaded?.(file) ?? file);
    }
    if (asked === '/chat/completions') return called(play.answer(JSON.parse(sent.toString()) as ChatRequest));
    const [, file] = /^\/files\/([^/]+)(\/content)?$/.exec(asked) ?? [];
    if (file !== undefined) {
      if (!files.has(file)) return missing(file);
      if (method === 'GET') return { status: 200, text: files.get(file)! };
      files.delete(file);
      return ok({ id: file, deleted: true });
    }
    if (method === 'POST' && asked === path)
      return ok(made(JSON.parse(sent.toString()) as Record<string, unknown>));
    if (method === 'GET' && asked === path) return ok({ object: 'list', data: batches.map(told) });
    const [, id, cancels] = /^.*\/(batch-\d+)(\/cancel)?$/.exec(asked) ?? [];
    const batch = batches.find((each) => each.id === id);
    if (!batch) return missing(asked);
    if (cancels && batch.status !== 'in_progress')
      return { status: 400, body: { error: { message: 'Cannot cancel' } } };
    if (cancels) batch.status = 'cancelling';
    return ok(told(batch));
  }

  const server = await localServer((request, response) => {
    void answer(request).then((given) => {
      if (given === 'reset') return response.socket?.resetAndDestroy();
      const text = 'text' in given ? given.text : JSON.stringify(given.body);
      response.writeHead(given.status, { 'content-type': 'application/json' }).end(text);
    });
  });
  return { ...server, batches, files, requests, end };
}

/** A call outside of any batch. */
const called = (line: BatchLine): Answer => (line === 'unmade' || 'error' in line ? 'reset' : line);

type Answer = { status: number; body: unknown } | { status: number; text: string } | 'reset';

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing = (what: string): Answer => ({
  status: 404,
  body: { error: { message: `No such thing: ${what}` } },
});

interface Row {
  custom_id: string;
  response: { status_code: number; body: unknown } | null;
  error: unknown;
}

/** A call that was never made stands in the error file of a batch that expired or was cancelled, and else nowhere. */
function rowOf(custom_id: string, line: BatchLine, left: boolean): Row[] {
  const expired = { code: 'batch_expired', message: 'This request could not be executed in time.' };
  if (line === 'unmade') return left ? [{ custom_id, response: null, error: expired }] : [];
  if ('error' in line) return [{ custom_id, response: null, error: line.error }];
  return [{ custom_id, response: { status_code: line.status, body: line.body }, error: null }];
}

const isGood = ({ response }: Row): boolean => response?.status_code === 200;
const jsonl = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const jsonLines = (text: string): SentBatch['lines'] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentBatch['lines'][number]);

/** A completion with a text, counted as the tests' model counts. */
export const batchReply = (
  text: string,
  usage: object | null = { prompt_tokens: 100, completion_tokens: 20 },
): BatchLine => ({
  status: 200,
  body: {
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage,
  },
});

/** What a scripted sample's judge answers to a call (chat-script.ts); a refusal is one in the call's line. */
export function answerInBatch(sample: ScriptedSample, request: ChatRequest): BatchLine {
  const reply = answerAs(sample, request);
  return typeof reply === 'string' ? batchReply(reply) : { status: 400, body: { error: { message: 'No.' } } };
}
