import { type AppError, fail } from '@/lib/errors';
import type { ImportView } from '../import/view';

/**
 * Bytes per request: few enough that a lost connection costs little, many enough that request overhead does not matter.
 */
export const PIECE_BYTES = 8 * 1024 * 1024;
const LONGEST_WAIT_SECONDS = 30;

/** What of a file is needed to send it; a browser's File is one. */
export interface SentFile {
  size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface Answer {
  status: number;
  body: unknown;
  retryAfterSeconds: number | null;
}

/** How requests go out; no answer at all is null. */
export interface Transport {
  ask(importId: string): Promise<Answer | null>;
  send(
    importId: string,
    offset: number,
    piece: ArrayBuffer,
    onSent: (bytes: number) => void,
  ): Promise<Answer | null>;
  wait(seconds: number): Promise<void>;
}

export interface SendProgress {
  sent: number;
  size: number;
  /** Why nothing is sent just now; it goes on by itself. */
  waitsFor: AppError | 'network' | null;
}

/**
 * Sends a file from where its upload is to its end, through breaks of the connection, restarts of the studio and moments when others
 * keep it busy. Returns the import as it is then; fails with the refusal where waiting mends nothing.
 */
export async function sendFile(
  file: SentFile,
  importId: string,
  transport: Transport,
  onProgress: (progress: SendProgress) => void,
): Promise<ImportView> {
  const { size } = file;
  let failures = 0;
  let row: ImportView | null = null;
  for (;;) {
    const answer: Answer | null = row
      ? await sendPiece(file, row, transport, (sent) => onProgress({ sent, size, waitsFor: null }))
      : await transport.ask(importId);
    const refusal = rejectionOf(answer);
    if (refusal === null) {
      if (row) failures = 0; // a piece got through, not only the question how far it is
      row = answer!.body as ImportView;
      if (row.state !== 'uploading') return row;
      continue;
    }
    const waitsFor = refusal === 'none' ? 'network' : refusal;
    if (waitsFor !== 'network' && !passes(waitsFor)) fail(waitsFor);
    onProgress({ sent: row?.bytes ?? 0, size, waitsFor });
    await transport.wait(answer?.retryAfterSeconds ?? Math.min(2 ** failures, LONGEST_WAIT_SECONDS));
    failures += 1;
    row = null; // what arrived before the break is asked for
  }
}

async function sendPiece(
  file: SentFile,
  { id, bytes }: ImportView,
  transport: Transport,
  onSent: (sent: number) => void,
): Promise<Answer | null> {
  const piece = await file
    .slice(bytes, bytes + PIECE_BYTES)
    .arrayBuffer()
    .catch(() => fail({ code: 'invalid', issues: [{ path: 'file', code: 'file_changed' }] }));
  onSent(bytes);
  return transport.send(id, bytes, piece, (sent) => onSent(bytes + sent));
}

/** Null for a success, "none" where there was no answer that means anything. */
function rejectionOf(answer: Answer | null): AppError | 'none' | null {
  if (answer === null) return 'none';
  if (answer.status === 200) return null;
  return (answer.body as { error?: AppError } | null)?.error ?? 'none';
}

/** Whether the same request may work later. */
function passes({ code }: AppError): boolean {
  return ['stale', 'interrupted', 'busy', 'rate_limited', 'unavailable'].includes(code);
}
