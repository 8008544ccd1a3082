import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CLIENT_HEADER, clientAddress, parseRanges } from '@/lib/auth/client-address';
import { env } from '@/lib/env';
import { refuseUndecoded } from './action-reached';
import { PROBLEM_TYPE, problemOf } from './refusal/problem';

export interface Limits {
  /** A connection without any traffic for this long is closed. */
  idleMs: number;
  /** By then the headers of a request are here. */
  headersMs: number;
  /** By then the body of a request is here, unless it is a file's: those live as long as they send. */
  bodyMs: number;
  /** So long a connection stays for who is still sending what was answered already. */
  answeredMs: number;
}
const LIMITS: Limits = { idleMs: 300_000, headersMs: 20_000, bodyMs: 120_000, answeredMs: 5_000 };

/** Where files come in: their routes give up one of which nothing comes for a while. */
const UPLOADS = /^\/api\/v1\/(projects\/[^/?]+\/(imports|samples|predictions)|imports\/[^/?]+)(\?|$)/;

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
  socket: Socket;
}

/**
 * Watches the requests of this process's server as Node announces them, before anybody reads them: each carries the address of who
 * calls and asks for no compression without `compress`, and each has its time. Node's own limit would end a large upload after five
 * minutes, and knows no exceptions. Returns what ends it.
 */
export function watchConnections(limits: Limits = LIMITS, compress = env().COMPRESS): () => void {
  const trusted = parseRanges(env().TRUSTED_PROXIES) ?? [];
  const onStart = (message: unknown): void => {
    const start = message as RequestStart;
    start.request.headers[CLIENT_HEADER] = callerOf(start, trusted);
    if (!compress) delete start.request.headers['accept-encoding']; // Next compresses for those who say it
    setServer(start.server, limits);
    watchBody(start, limits);
    refuseUndecoded(start.request, start.response);
    // Next fails on such paths when it makes a web request of them or decodes them, so they are sent to a path that
    // does not exist.
    const { request } = start;
    if (request.method === 'TRACE' || !isPath(request.url ?? ''))
      [request.method, request.url] = ['GET', '/api/none'];
  };
  subscribe('http.server.request.start', onStart);
  return () => void unsubscribe('http.server.request.start', onStart);
}

/** Whether a path is text once it is decoded; "*" is none. */
function isPath(url: string): boolean {
  try {
    return url !== '*' && decodeURIComponent(url.split('?', 1)[0]!) !== '';
  } catch {
    return false;
  }
}

function callerOf({ request, socket }: RequestStart, trusted: Parameters<typeof clientAddress>[2]): string {
  const forwarded = request.headers['x-forwarded-for'];
  const hops = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return clientAddress(socket.remoteAddress, hops, trusted);
}

function setServer(server: Server, { idleMs, headersMs }: Limits): void {
  if (server.requestTimeout === 0) return;
  server.requestTimeout = 0;
  server.headersTimeout = headersMs;
  server.timeout = idleMs;
}

function watchBody({ request, response, socket }: RequestStart, { bodyMs, answeredMs }: Limits): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && (length === undefined || length === '0')) return;
  const late = UPLOADS.test(request.url ?? '') ? undefined : after(bodyMs, () => refuse(response, socket));
  let lingering: NodeJS.Timeout | undefined;
  request.once('end', () => clearTimeout(late));
  response.once('finish', () => {
    if (!request.complete) lingering = after(answeredMs, () => !request.complete && socket.destroy());
  });
  request.once('close', () => [late, lingering].forEach((timer) => clearTimeout(timer)));
}

/** Says why, as Node does where its own limit is passed. */
function refuse(response: ServerResponse, socket: Socket): void {
  if (response.headersSent) return void socket.destroy();
  const body = JSON.stringify(problemOf({ code: 'interrupted' }));
  socket.end(
    `HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: ${PROBLEM_TYPE}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

function after(ms: number, work: () => void): NodeJS.Timeout {
  return setTimeout(work, ms).unref();
}
