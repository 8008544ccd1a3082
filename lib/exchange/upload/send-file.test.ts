import { describe, expect, it } from 'vitest';
import type { AppError } from '@/lib/errors';
import type { ImportView } from '../import/view';
import { type Answer, PIECE_BYTES, sendFile, type SendProgress, type SentFile } from './send-file';

const SIZE = 2 * PIECE_BYTES + 1_000;
const BYTES = new Uint8Array(SIZE).map((_, at) => at % 251);
const file: SentFile = {
  size: SIZE,
  slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(BYTES.slice(from, to).buffer) }),
};

/** A studio that keeps what it is sent, and a connection to it that does what `trouble` says at each request in turn. */
function studio(saveError: readonly ('cut' | 'lost' | AppError | undefined)[] = []) {
  const kept = new Uint8Array(SIZE);
  const waits: number[] = [];
  const told: SendProgress[] = [];
  let bytes = 0;
  let turn = 0;
  const view = (): ImportView =>
    ({ id: 'one', state: bytes === SIZE ? 'ready' : 'uploading', bytes, size: SIZE }) as ImportView;
  const ok = (): Answer => ({ status: 200, body: view(), retryAfterSeconds: null });
  const refusal = (error: AppError): Answer => ({
    status: 503,
    body: { error },
    retryAfterSeconds: 'retryAfterSeconds' in error ? error.retryAfterSeconds : null,
  });
  const take = (piece: Uint8Array): void => {
    kept.set(piece, bytes);
    bytes += piece.length;
  };
  return {
    kept,
    waits,
    told,
    send: () =>
      sendFile(
        file,
        'one',
        {
          ask: () => Promise.resolve(ok()),
          wait: (seconds) => Promise.resolve(void waits.push(seconds)),
          send(_, offset, piece) {
            const event = saveError[turn++];
            if (typeof event === 'object') return Promise.resolve(refusal(event));
            if (offset !== bytes)
              return Promise.resolve(refusal({ code: 'stale', object: 'import', version: bytes }));
            take(new Uint8Array(piece).slice(0, event === 'cut' ? 1_234 : undefined));
            // "lost": all of it arrived, and the answer did not.
            return Promise.resolve(event === undefined ? ok() : null);
          },
        },
        (progress) => told.push(progress),
      ),
  };
}

describe('sendFile', () => {
  it('sends a file in pieces to its end', async () => {
    const { send, kept, waits } = studio();
    expect(await send()).toMatchObject({ state: 'ready', bytes: SIZE });
    expect(Buffer.from(kept).equals(Buffer.from(BYTES))).toBe(true);
    expect(waits).toEqual([]);
  });

  it('goes on from what arrived when connections break or answers are lost', async () => {
    const { send, kept, told } = studio(['cut', 'lost', 'cut', 'cut']);
    expect(await send()).toMatchObject({ state: 'ready' });
    expect(Buffer.from(kept).equals(Buffer.from(BYTES))).toBe(true);
    expect(told.filter(({ waitsFor }) => waitsFor === 'network')).toHaveLength(4);
  });

  it('waits as long as it is told while the studio is busy, and goes on', async () => {
    const busy = { code: 'busy', retryAfterSeconds: 7 } as const;
    const { send, waits, told } = studio([busy, { code: 'unavailable', what: 'database' }, undefined]);
    expect(await send()).toMatchObject({ state: 'ready' });
    expect(waits[0]).toBe(7);
    expect(told.map(({ waitsFor }) => waitsFor)).toContainEqual(busy);
  });

  it('waits longer the more often it fails, up to half a minute', async () => {
    const { send, waits } = studio(Array.from({ length: 8 }, () => ({ code: 'interrupted' })));
    await send();
    expect(waits[0]).toBeLessThan(waits[1]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
  });

  it.each([
    { code: 'state', object: 'import', reason: 'already_ended' },
    { code: 'not_found', object: 'import' },
    { code: 'forbidden' },
    { code: 'unauthenticated' },
  ] satisfies AppError[])('ends with the refusal where waiting mends nothing: $code', async (error) => {
    await expect(studio([error]).send()).rejects.toMatchObject({ error });
  });

  it('a file that can no longer be read: fails with the reason', async () => {
    const gone: SentFile = {
      size: SIZE,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    };
    const row = { id: 'one', state: 'uploading', bytes: 0 };
    const answer = { status: 200, body: row, retryAfterSeconds: null };
    const transport = {
      ask: () => Promise.resolve(answer),
      send: () => Promise.resolve(answer),
      wait: () => Promise.resolve(),
    };
    await expect(sendFile(gone, 'one', transport, () => undefined)).rejects.toMatchObject({
      error: { issues: [{ path: 'file', code: 'file_changed' }] },
    });
  });
});
