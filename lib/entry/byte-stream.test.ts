import { expect, it } from 'vitest';
import { byteStream } from './byte-stream';

function source() {
  const told: string[] = [];
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      for (let at = 0; at < 100; at += 1) {
        told.push(String(at));
        yield Uint8Array.of(at);
      }
    } finally {
      told.push('closed');
    }
  }
  return { told, stream: byteStream(bytes()) };
}

it('bytes that are taken to their end: are all of them, and their source is closed', async () => {
  const { told, stream } = source();
  expect([...new Uint8Array(await new Response(stream).arrayBuffer())]).toEqual(
    Array.from({ length: 100 }, (_, at) => at),
  );
  expect(told.at(-1)).toBe('closed');
});

it('bytes that nobody takes further: close their source, which was read one piece ahead', async () => {
  const { told, stream } = source();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(told.at(-1)).toBe('closed');
  expect(told.length).toBeLessThan(5);
});

it('a download that is broken off while a piece is on its way: ends in silence', async () => {
  let give: (piece: Uint8Array) => void = () => undefined;
  async function* slow(): AsyncGenerator<Uint8Array> {
    yield await new Promise<Uint8Array>((resolve) => (give = resolve));
  }
  const reader = byteStream(slow()).getReader();
  const taken = reader.read();
  const cancelled = reader.cancel();
  give(Uint8Array.of(1));
  await cancelled;
  expect((await taken).done).toBe(true);
});

it('a source that fails: fails the stream as it does', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error('away');
  }
  await expect(new Response(byteStream(broken())).text()).rejects.toThrow('away');
});
