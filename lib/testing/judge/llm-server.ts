import http from 'node:http';
import { bytesOf, type LocalServer, localServer } from './local-server';

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string } };
  temperature?: number;
  seed?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

/** A whole reply, and where it is not OpenAI's own form what stands in its place. */
interface ServedReply {
  text?: string;
  finish?: string;
  refusal?: string;
  reasoning?: string;
  cached?: number;
  delayMs?: number;
  /** Answered when this has come true. */
  after?: Promise<unknown>;
  /** Instead of a message of text, refusal and reasoning. */
  message?: Record<string, unknown>;
  /** Instead of OpenAI's; null leaves it out. */
  usage?: Record<string, unknown> | null;
  /** Beside the message and the finish reason. */
  choice?: Record<string, unknown>;
  /** Beside choices and usage. */
  more?: Record<string, unknown>;
}

/** What the server does with a request; a string is the text of an ordinary reply. */
export type Behaviour =
  | string
  | ServedReply
  /** `body`: instead of one that holds `error`. */
  | { status: number; error?: unknown; body?: unknown; headers?: Record<string, string> }
  /** The connection is reset, closed in the middle of the body, or held for ever. */
  | { network: 'reset' | 'half' | 'hang' };

export interface LlmServer extends LocalServer {
  requests: { body: ChatRequest; headers: http.IncomingHttpHeaders; url?: string }[];
  /** Requests that wait for their replies: now, and the most there ever were at a time. */
  open: { now: number; most: number };
}

/** A local server that speaks the chat-completions protocol by script, faults included. */
export async function llmServer(
  script: (request: ChatRequest, count: number, url: string) => Behaviour,
): Promise<LlmServer> {
  const requests: LlmServer['requests'] = [];
  const open: LlmServer['open'] = { now: 0, most: 0 };
  const server = await localServer(async (request, response) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    response.on('close', () => (open.now -= 1));
    const sent = await bytesOf(request).catch(() => null);
    if (sent === null) return; // who asked is gone
    const body = JSON.parse(sent.toString('utf8')) as ChatRequest;
    requests.push({ body, headers: request.headers, url: request.url });
    answer(script(body, requests.length, request.url ?? ''), body.model, response);
  });
  return { ...server, requests, open };
}

function answer(behaviour: Behaviour, model: string, response: http.ServerResponse): void {
  if (typeof behaviour === 'string') return answer({ text: behaviour }, model, response);
  if ('status' in behaviour) {
    const { status, error = { message: http.STATUS_CODES[status] }, body = { error }, headers } = behaviour;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
    return;
  }
  const said = 'network' in behaviour ? { text: 'half of it' } : behaviour;
  const body = completion(said, model);
  if (!('network' in behaviour)) {
    response.setHeader('content-type', 'application/json');
    const { delayMs = 0, after } = behaviour;
    void Promise.resolve(after).then(() => setTimeout(() => response.end(body), delayMs));
  } else if (behaviour.network === 'reset') {
    response.socket?.resetAndDestroy();
  } else if (behaviour.network === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
  }
}

function completion(reply: ServedReply, model: string): string {
  const { text = '', finish = 'stop', refusal, reasoning, cached = 0 } = reply;
  const spoken = {
    role: 'assistant',
    content: refusal ? null : text,
    refusal: refusal ?? null,
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
  };
  const { message = spoken, usage = counted(cached), choice, more } = reply;
  const choices = [{ index: 0, message, finish_reason: finish, ...choice }];
  const head = { id: 'chatcmpl-1', object: 'chat.completion', created: 0, model };
  return JSON.stringify({ ...head, choices, ...(usage && { usage }), ...more });
}

/** One count, so that tests know what a call costs; so few tokens say nothing of a prompt that was cut. */
const counted = (cached: number) => ({
  prompt_tokens: 100,
  completion_tokens: 20,
  total_tokens: 120,
  prompt_tokens_details: { cached_tokens: cached },
});
