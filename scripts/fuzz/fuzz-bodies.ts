import http from 'node:http';
import { Prng } from './prng';
import { actionIds } from '../attack/visitor';
import { type EntryPoint, ENTRY_POINTS, type FuzzIds } from './entry-points';
import { formParts, multipart } from './form-parts';
import { mutateJson, mutateText } from './mutate';
import { emptyReport, type FuzzReport } from './report';

const LONGEST_MS = 1_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'SEARCH'];
const JSON_TYPE = 'application/json';
const FORM = 'multipart/form-data; boundary=x';
const TYPES = [JSON_TYPE, 'text/plain', FORM, 'application/xml', '\x7f', ''];
const ESCAPES = [
  '%00',
  '%ff',
  '%',
  '%2',
  '%ed%a0%80',
  '..%2f',
  '%0a',
  '%09',
  '%5c',
  "'",
  '\u{1F600}',
  '0',
  '-'.repeat(36),
];

export interface Running {
  url: string;
  ids: FuzzIds;
  /** Cookie of each who asks. */
  cookies: Record<EntryPoint['by'], string>;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  value: unknown;
}

interface Answer {
  status: number;
  text: string;
  ms: number;
}

/**
 * Sends so many mutated requests to all entry points; none may be answered with 5xx or late, and none may change what
 * was said.
 */
export async function fuzzBodies(count: number, seed: number, running: Running): Promise<FuzzReport> {
  const report = emptyReport();
  for (let number = 0; number < count; number += 1) {
    const entry = ENTRY_POINTS[number % ENTRY_POINTS.length]!;
    const sent = mutated(entry, new Prng(seed + number), running);
    const at = `body ${seed + number}: ${entry.method} ${entry.path} as ${sent.method} ${sent.path.slice(0, 200)}`;
    try {
      const answer = await send(running.url, sent);
      if (answer.status >= 500 || answer.text.includes('"code":"internal"'))
        report.crashes.push(`${at} ${entry.action ?? ''} answers ${answer.status}`);
      // On a busy machine one request may be late; a slow one is slow again when repeated.
      if (answer.ms > LONGEST_MS && (await send(running.url, sent)).ms > LONGEST_MS) report.hangs.push(at);
      if (entry.echo && answer.status === 200 && !entry.echo(sent.value as never, JSON.parse(answer.text)))
        report.losses.push(at);
      if (number % 100 === 0) await requireHealth(running.url, report, at);
    } catch (thrown) {
      report.crashes.push(`${at}: ${String(thrown)}`);
    }
  }
  return { ...report, bodies: count };
}

async function requireHealth(url: string, report: FuzzReport, at: string): Promise<void> {
  const { status } = await send(url, {
    method: 'GET',
    path: '/api/health',
    headers: {},
    body: null,
    value: null,
  });
  if (status !== 200) report.crashes.push(`health answers ${status} after ${at}`);
}

/** A request in which one to three things are odd: body, address, content type, method or what names the sender. */
export function mutated(entry: EntryPoint, prng: Prng, { url, ids, cookies }: Running): Sent {
  const parts = entry.body && formParts(entry.body(ids));
  const value = parts && mutateJson(parts.root, prng);
  let body = entry.body ? (JSON.stringify(value) ?? 'null') : (entry.raw ?? null);
  const isForm = body !== null && parts !== undefined && Object.keys(parts.fields).length > 0;
  if (isForm) body = multipart(body!, parts, (text) => (prng.below(4) === 0 ? mutateText(text, prng) : text));
  if (body !== null && (entry.raw !== undefined || prng.below(12) === 0)) body = mutateText(body, prng);
  const odd = (one: number): boolean => prng.below(entry.body ? one * 4 : one) === 0;
  const broken = (text: string): string => (odd(3) ? text + prng.of(ESCAPES) : text);
  const segments = entry.path.replaceAll(/\[(\w+)\]/g, (_, name: keyof FuzzIds) =>
    odd(6) ? prng.of(ESCAPES) : ids[name],
  );
  const query = Object.entries(entry.query ?? {}).map(([name, given]) => `${name}=${broken(given)}`);
  const headers: Record<string, string> = {
    origin: url,
    cookie: cookies[entry.by],
    'content-type': odd(8) ? prng.of(TYPES).replaceAll('\x7f', '*') : isForm ? FORM : JSON_TYPE,
    ...(entry.action !== undefined && {
      'next-action': odd(10) ? prng.of(ESCAPES).replaceAll(/[^ -~]/g, 'x') : actionIds().get(entry.action)!,
    }),
  };
  const path = broken(segments) + (query.length > 0 ? `?${query.join('&')}` : '');
  return {
    method: odd(10) ? prng.of(METHODS) : entry.method,
    headers,
    body,
    value,
    path: path.replaceAll(/[^!-~]/gu, encodeURIComponent),
  };
}

/** Over node:http, since fetch would mend addresses and refuse methods before they are sent. */
function send(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const sent = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? '' : (body ?? '');
  // Node says no length for DELETE, and the server would take the body for another request.
  const framed = { ...headers, ...(sent !== '' && { 'content-length': String(Buffer.byteLength(sent)) }) };
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers: framed }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - started });
      });
    });
    request.setTimeout(30_000, () => request.destroy(new Error('no answer in 30 s')));
    request.on('error', reject).end(sent);
  });
}
