import { describe, expect, it } from 'vitest';
import { detectHead } from '../../dialect/detect-head';
import { readPreviewHead } from '../../import/preview-head';
import { NO_MAPPING } from '../../dialect/settings';
import { inThread } from './in-thread';

const MIB = 1024 * 1024;
const head = (text: string) => ({ bytes: new TextEncoder().encode(text), whole: false });

describe('inThread', () => {
  it('finds what looking at the file here would find', async () => {
    const file = head('question,ref,answer\n河有多长？,一百公里。,很长。\n');
    const detected = await inThread('detectHead', file);
    expect(detected).toEqual(detectHead(file));
    const { rows } = await inThread('previewHead', file.bytes, detected.settings!);
    expect(rows[0]?.sample).toMatchObject({ question: '河有多长？', answer: '很长。' });
  });

  it('leaves this thread free while it looks at a file that takes long', async () => {
    await inThread('detectHead', head('a,b\n'));
    const worst = head('"'.repeat(2 * MIB));
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    await inThread('detectHead', worst);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(10);
  });

  it('tells what went wrong, and goes on with the next file', async () => {
    const wrong = {
      ...detectHead(head('a,b\n')).settings!,
      encoding: 'none' as 'utf-8',
      mapping: NO_MAPPING,
    };
    await expect(inThread('previewHead', new Uint8Array(10), wrong)).rejects.toThrow();
    expect((await inThread('detectHead', head('a,b\n1,2\n'))).settings).toMatchObject({ format: 'table' });
  });
});

describe('inThread', () => {
  it('takes no more of a large file than a preview needs', async () => {
    let read = 0;
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (; ; read += 1) yield new Uint8Array(MIB);
    }
    expect((await readPreviewHead(chunks())).length).toBe(3 * MIB);
    expect(read).toBeLessThan(4);
  });
});
