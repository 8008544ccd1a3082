import { describe, expect, it } from 'vitest';
import { HEAD_BYTES } from '../dialect/detect';
import { MOST_HEAD_BYTES, readHead } from './read-head';

const PIECE = 64 * 1024;
const row = (reference: string) => JSON.stringify({ question: 'q', reference, answer: 'a' });
const LONG = 'x'.repeat(1.5 * HEAD_BYTES);

/** The head of a file that comes in pieces, and how many of its bytes were read for it. */
async function taken(file: string) {
  const bytes = Buffer.from(file);
  let read = 0;
  async function* chunks() {
    for (; read < bytes.length;) yield bytes.subarray(read, (read += PIECE));
  }
  return { ...(await readHead(chunks())), read: Math.min(read, bytes.length) };
}

describe('readHead', () => {
  it('is the whole of a small file', async () => {
    const { head } = await taken('question,ref,answer\n1,2,3\n');
    expect(head).toEqual({ bytes: Buffer.from('question,ref,answer\n1,2,3\n'), whole: true });
  });

  it('reads no more than a mebibyte where that tells', async () => {
    const { head, read } = await taken(`${row('r')}\n`.repeat(100_000));
    expect({ read, whole: head.whole }).toEqual({ read: HEAD_BYTES, whole: false });
  });

  it.each([
    ['JSON Lines', `${row(LONG)}\n${row(LONG)}\n${row('r')}\n`, 'jsonl'],
    ['one line alone, without an end', row(LONG), 'jsonl'],
    ['a JSON array', `[${row(LONG)},${row(LONG)}]`, 'json'],
    ['an indented JSON array', JSON.stringify([JSON.parse(row(LONG))], null, 2), 'json'],
  ])('goes on to the end of a first row that is longer: %s', async (_, file, format) => {
    const { settings } = await taken(file);
    expect(settings).toMatchObject({ format, columns: ['question', 'reference', 'answer'] });
  });

  it('a first row beyond the row limit: gives up', async () => {
    const { head, settings, read } = await taken(`{"question":"${'x'.repeat(MOST_HEAD_BYTES + PIECE)}`);
    expect({ read, whole: head.whole, columns: settings?.columns }).toEqual({
      read: MOST_HEAD_BYTES,
      whole: false,
      columns: [],
    });
  });

  it('bytes that are not text: reads no further', async () => {
    const { read, settings } = await taken(`PK\u0003\u0004${LONG}`);
    expect({ read, settings }).toEqual({ read: HEAD_BYTES, settings: null });
  });
});
