import { fail } from '@/lib/errors';
import { LIMITS } from '../parse/limits';

/**
 * The lines of a body in UTF-8, as they come; one that is longer than a row of a file may be is cut there, so that memory stays
 * flat. Fails with `invalid` (body: not_text).
 */
export async function* bodyLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decode(decoder, piece)).split('\n');
    rest = lines.pop()!.slice(0, LIMITS.row + 1);
    yield* lines;
  }
  rest += decode(decoder);
  if (rest !== '') yield rest;
}

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    return fail({ code: 'invalid', issues: [{ path: 'body', code: 'not_text' }] });
  }
}
