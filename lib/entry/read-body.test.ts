import { describe, expect, it } from 'vitest';
import { readAnyJson, readBody, readJson, withinLimit } from './read-body';

const ADDRESS = 'http://localhost/api';
const post = (body: BodyInit, headers: HeadersInit = {}): Request =>
  new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** A body without an end, and how many bytes were taken of it. */
function endless(): { body: ReadableStream<Uint8Array>; taken: () => number } {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  return { body, taken: () => taken };
}

describe('readBody', () => {
  it('returns a body of exactly the limit and refuses one byte more', async () => {
    expect((await readBody(post('12345'), 5)).byteLength).toBe(5);
    await expect(readBody(post('123456'), 5)).rejects.toMatchObject({
      error: { code: 'too_large', limitBytes: 5 },
    });
  });

  it('an endless body: stops soon after the limit', async () => {
    const { body, taken } = endless();
    await expect(readBody(post(body))).rejects.toMatchObject({ error: { code: 'too_large' } });
    expect(taken()).toBeLessThan(2 * 1024 * 1024);
  });

  it('refuses a body by its announced length without reading it', async () => {
    const { body, taken } = endless();
    const announced = post(body, { 'content-length': '999999999' });
    await expect(readBody(announced)).rejects.toMatchObject({ error: { code: 'too_large' } });
    expect(taken()).toBeLessThanOrEqual(64 * 1024);
  });
});

describe('readJson', () => {
  it('returns what the body says', async () => {
    expect(await readJson(post('{"名":"😀"}'))).toEqual({ 名: '😀' });
  });

  it('refuses an empty body, cut JSON and broken UTF-8 as no JSON', async () => {
    for (const body of ['', '{"a":', new Uint8Array([0x22, 0xff, 0x22])])
      await expect(readJson(post(body))).rejects.toMatchObject({
        error: { code: 'invalid', issues: [{ path: 'body', code: 'not_json' }] },
      });
  });
});

describe('withinLimit', () => {
  it('gives the body to who reads the request next', async () => {
    const request = await withinLimit(post('{"a":1}', { 'content-type': 'application/json' }));
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual({ a: 1 });
  });
});

it('an empty body: no JSON for whoever needs one, and nothing for whoever does not', async () => {
  const empty = () => new Request('http://studio.example', { method: 'POST', body: new Uint8Array() });
  await expect(readJson(empty())).rejects.toMatchObject({ error: { code: 'invalid' } });
  expect(await readAnyJson(empty())).toBeUndefined();
});
