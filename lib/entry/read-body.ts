import { fail } from '@/lib/errors';

/** Bytes of a request's body, unless its route says more. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * The body of a request, counted while it is read: what it claims to be long is refused unread, what turns out longer is refused
 * where it passes the limit, and the rest never reaches memory. Fails with `too_large`.
 */
export async function readBody(request: Request, limitBytes = BODY_LIMIT): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes)
    fail({ code: 'too_large', limitBytes });
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader!.read()) {
    size += piece.value.byteLength;
    if (size > limitBytes) {
      await reader!.cancel().catch(() => undefined);
      fail({ code: 'too_large', limitBytes });
    }
    chunks.push(piece.value);
  }
  return Buffer.concat(chunks);
}

/** The JSON body; fails with `too_large`, and with `invalid` when it is not JSON in UTF-8. */
export async function readJson(request: Request, limitBytes = BODY_LIMIT): Promise<unknown> {
  return parseJson(await readBody(request, limitBytes));
}

/** As readJson; undefined for a body without a byte, since a server cannot tell it from none. */
export async function readAnyJson(request: Request, limitBytes = BODY_LIMIT): Promise<unknown> {
  const bytes = await readBody(request, limitBytes);
  return bytes.byteLength === 0 ? undefined : parseJson(bytes);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    fail({ code: 'invalid', issues: [{ path: 'body', code: 'not_json' }] });
  }
}

/** The same request with its body read already, for code of others that would read on without end. */
export async function withinLimit(request: Request, limitBytes = BODY_LIMIT): Promise<Request> {
  if (!request.body) return request;
  const body = await readBody(request, limitBytes);
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: body as BodyInit,
  });
}
