import { describe, expect, it } from 'vitest';
import { jsonLines } from '@/lib/testing/converted-file';
import { memoryBytes } from '../bytes/file-bytes';
import { detectFile } from '../dialect/detect-file';
import type { SecondFile } from './conversion';
import { MOST_SECOND_BYTES, readSecondRows } from './second-rows';
import { joinKey } from './values';

const BY_ID: SecondFile = {
  name: 'questions.json',
  keyOf: (values) => joinKey(values.get('question_id')),
  partnerKeyOf: (values) => joinKey(values.get('id')),
};

async function rowsOf(...rows: unknown[]) {
  const file = memoryBytes(Buffer.from(jsonLines(...rows)));
  return readSecondRows({ file, settings: await detectFile(file) }, BY_ID);
}

describe('readSecondRows', () => {
  it('finds a row by its key as text, be it a number or a text', async () => {
    const { find } = await rowsOf({ id: 7, question: 'q' }, { id: '8', question: 'r' });
    expect(find('7')).toEqual(
      new Map<string, unknown>([
        ['id', 7],
        ['question', 'q'],
      ]),
    );
    expect(find('8')).toBeInstanceOf(Map);
  });

  it('names the key that has no row', async () => {
    const { find } = await rowsOf({ id: 7 }, { other: 1 });
    expect(find('9')).toEqual({ reason: 'no_partner', column: null, detail: { key: '9' } });
  });

  it('takes rows that repeat a key with the same values as one, and names the lines of those that differ', async () => {
    const { find } = await rowsOf({ id: 7, q: 'a' }, { id: 7, q: 'a' }, { id: 8, q: 'a' }, { id: 8, q: 'b' });
    expect(find('7')).toBeInstanceOf(Map);
    expect(find('8')).toEqual({
      reason: 'partner_repeated',
      column: null,
      detail: { key: '8', of: 'line', line: 3, other: 4 },
    });
  });

  it('rows that differ in a file of one line: are named by the numbers of their records', async () => {
    const bytes = memoryBytes(Buffer.from('[{"id":1,"q":"a"},{"id":2,"q":"a"},{"id":2,"q":"b"}]'));
    const { find } = await readSecondRows({ file: bytes, settings: await detectFile(bytes) }, BY_ID);
    expect(find('2')).toMatchObject({ detail: { key: '2', of: 'record', line: 2, other: 3 } });
  });

  it('an empty key: is said to be empty, whatever the file has', async () => {
    const { find } = await rowsOf({ id: '', q: 'a' }, { id: '1', q: 'a' });
    expect(find('')).toEqual({ reason: 'no_key', column: null, detail: {} });
  });

  it('refuses a file beyond its limit before it reads any of it', async () => {
    const file = { ...memoryBytes(Buffer.from('{}')), size: MOST_SECOND_BYTES + 1 };
    const settings = await detectFile(memoryBytes(Buffer.from('{"id":1}\n')));
    await expect(readSecondRows({ file, settings }, BY_ID)).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'second', code: 'second_too_large' }] },
    });
  });
});
