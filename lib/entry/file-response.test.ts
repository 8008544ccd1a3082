import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { describe, expect, it } from 'vitest';
import { attachment, fileResponse, type StreamedFile } from './file-response';

const TEXT = '0123456789'.repeat(20_000);

async function* written(failsAt = Infinity): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < TEXT.length; at += 999) {
    if (at > failsAt) throw new Error('the database is away');
    yield Buffer.from(TEXT.slice(at, at + 999));
  }
}

let count = 0;
/** A file whose bytes are always the same, under a tag of its own. */
const stable = (): StreamedFile & { etag: string } => ({
  fileName: '样 本.jsonl',
  contentType: 'application/jsonl',
  bytes: { [Symbol.asyncIterator]: () => written() },
  etag: `"${(count += 1)}"`,
});
const live = (failsAt?: number): StreamedFile => ({
  fileName: 'live.csv',
  contentType: 'text/csv',
  bytes: written(failsAt),
});
const get = (file: StreamedFile, headers: Record<string, string> = {}) =>
  fileResponse(file, new Headers(headers));

it('a name with signs that a header cannot hold: in ASCII without them, and whole in UTF-8 (RFC 8187, 3.2.1)', () => {
  expect(attachment(`a "b" 100% 'c' (1)*\r\n.csv`)).toBe(
    `attachment; filename="a _b_ 100_ 'c' (1)*__.csv"; filename*=UTF-8''a%20%22b%22%20100%25%20%27c%27%20%281%29%2A%0D%0A.csv`,
  );
});

describe('fileResponse of a file whose bytes are always the same', () => {
  it('without a range: is whole, and says that parts can be had', async () => {
    const file = stable();
    const response = await get(file);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="_ _.jsonl"; filename*=UTF-8''%E6%A0%B7%20%E6%9C%AC.jsonl`,
      'content-type': 'application/jsonl',
      etag: file.etag,
    });
    expect(await response.text()).toBe(TEXT);
  });

  it.each([
    ['bytes=150007-', 150_007, 200_000],
    ['bytes=5-1004', 5, 1_005],
    ['bytes=-1', 199_999, 200_000],
  ])('%s: is that part', async (range, start, end) => {
    const response = await get(stable(), { range });
    expect([
      response.status,
      response.headers.get('content-range'),
      response.headers.get('content-length'),
    ]).toEqual([206, `bytes ${start}-${end - 1}/200000`, `${end - start}`]);
    expect(await response.text()).toBe(TEXT.slice(start, end));
  });

  it('to whoever has it: 304 without its bytes', async () => {
    const file = stable();
    const again = await get(file, { 'if-none-match': file.etag, range: 'bytes=5-' });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, file.etag, '']);
    expect((await get(file, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('a range behind its end: is refused with its size', async () => {
    const response = await get(stable(), { range: 'bytes=200000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */200000']);
    expect(response.body).toBeNull();
  });

  it('another tag in If-Range: is whole', async () => {
    const file = stable();
    const headers = { range: 'bytes=9-', 'if-range': '"other"' };
    expect((await get(file, headers)).status).toBe(200);
    expect((await get(file, { ...headers, 'if-range': file.etag })).status).toBe(206);
  });

  it('two parts one after another: are the file', async () => {
    const file = stable();
    const parts = [await get(file, { range: 'bytes=0-99999' }), await get(file, { range: 'bytes=100000-' })];
    expect((await Promise.all(parts.map((part) => part.text()))).join('')).toBe(TEXT);
    expect((await get(file)).headers.get('content-length')).toBe('200000');
  });
});

describe('fileResponse of a file that is another each time', () => {
  it('a range: is ignored, and nothing says that parts can be had', async () => {
    const response = await get(live(), { range: 'bytes=9-' });
    expect(response.status).toBe(200);
    expect(['accept-ranges', 'etag', 'content-length'].map((name) => response.headers.get(name))).toEqual([
      ...[null, null, null],
    ]);
    expect(await response.text()).toBe(TEXT);
  });

  it('a source that fails: breaks the connection as Next sends it, so that no short file looks whole', async () => {
    const outcomes = await Promise.all([sent(live()), sent(live(100_000)), sent(live(-1))]);
    expect(outcomes.map(({ whole }) => whole)).toEqual([true, false, false]);
    expect(outcomes[0]!.size).toBe(200_000);
  });
});

/** Sends a file over a socket by the function of Next that sends every response. */
async function sent(file: StreamedFile): Promise<{ whole: boolean; size: number }> {
  const server = http.createServer(async (_, response) => {
    const { body } = await get(file);
    await pipeToNodeResponse(body!, response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve) => {
      let size = 0;
      const request = http.get({ port, host: '127.0.0.1' }, (response) => {
        response.on('data', (piece: Buffer) => (size += piece.length));
        response.on('error', () => undefined);
        response.on('close', () => resolve({ whole: response.complete, size }));
      });
      request.on('error', () => resolve({ whole: false, size }));
    });
  } finally {
    server.close();
  }
}
