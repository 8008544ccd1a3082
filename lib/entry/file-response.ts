import { byteRange, isStillSame } from './byte-range';
import { byteStream } from './byte-stream';
import { isNamed } from './etag';

/** A file that is written while it is sent, as a download. */
export interface StreamedFile {
  fileName: string;
  contentType: string;
  /** Written on as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
  /**
   * Of a file whose bytes are always the same: what tells them from all others. `bytes` can then be read again, and a download that broke
   * off can go on.
   */
  etag?: string;
}

/**
 * Answers with a file under its name, with the part of it that the request's Range asks for, or with 304 to whoever has it; nothing of it
 * is kept on the way. A file without an etag has no length: where its source fails, the connection breaks, so that no download that looks whole is short.
 */
export async function fileResponse(file: StreamedFile, request: Headers): Promise<Response> {
  const { fileName, contentType, bytes, etag } = file;
  const headers = new Headers({
    'content-type': contentType,
    'content-disposition': attachment(fileName),
  });
  if (etag === undefined) return new Response(byteStream(bytes), { headers });
  headers.set('etag', etag);
  if (isNamed(request.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { etag } });
  headers.set('accept-ranges', 'bytes');
  const asked = request.get('range');
  if (asked === null || !isStillSame(request.get('if-range'), etag))
    return new Response(byteStream(bytes), { headers: withLength(headers, knownSizes.get(etag)) });
  const size = await sizeOf(bytes, etag);
  const range = byteRange(asked, size);
  if (range === 'whole') return new Response(byteStream(bytes), { headers: withLength(headers, size) });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range;
  headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
  const body = byteStream(partOf(bytes, start, end));
  return new Response(body, { status: 206, headers: withLength(headers, end - start) });
}

/**
 * A download under this name (RFC 6266). Programs that know no other characters than ASCII read the first name; of it, what a quoted
 * string cannot hold is left out.
 */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function withLength(headers: Headers, length: number | undefined): Headers {
  if (length !== undefined) headers.set('content-length', String(length));
  return headers;
}

const REMEMBERED = 200;
/** Sizes of files, by their etags: a part can only be told with the size of the whole. */
const knownSizes = new Map<string, number>();

/** The size of a file, for which it is written once where it is not known: about the time of a download, without the network. */
async function sizeOf(bytes: AsyncIterable<Uint8Array>, etag: string): Promise<number> {
  const known = knownSizes.get(etag);
  if (known !== undefined) return known;
  let size = 0;
  for await (const piece of bytes) size += piece.length;
  if (knownSizes.size >= REMEMBERED) knownSizes.delete(knownSizes.keys().next().value!);
  knownSizes.set(etag, size);
  return size;
}

/** Bytes from `start` to `end`: those before are written too, and passed over. */
async function* partOf(
  bytes: AsyncIterable<Uint8Array>,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of bytes) {
    const part = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.length;
    if (part.length > 0) yield part;
    if (at >= end) return;
  }
}
