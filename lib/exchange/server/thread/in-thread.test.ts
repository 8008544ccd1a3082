import { describe, expect, it } from 'vitest';
import { memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { NO_MAPPING } from '../../dialect/settings';
import { inThread } from './in-thread';

const MIB = 1024 * 1024;
const file = (text: string) => memoryBytes(new TextEncoder().encode(text));

describe('inThread', () => {
  it('finds what looking at the file here would find', async () => {
    const given = file('question,ref,answer\n河有多长？,一百公里。,很长。\n');
    const detected = await inThread('detectFile', given);
    expect(detected).toEqual(await detectFile(given));
    const { rows } = await inThread('previewFile', given, detected);
    expect(rows[0]?.sample).toMatchObject({ question: '河有多长？', answer: '很长。' });
  });

  it('leaves this thread free while it looks at a file that takes long', async () => {
    await inThread('detectFile', file('a,b\n'));
    const worst = file('"'.repeat(2 * MIB));
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    await inThread('detectFile', worst);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(10);
  });

  it('tells what went wrong, and goes on with the next file', async () => {
    const wrong = {
      ...(await detectFile(file('a,b\n'))),
      encoding: 'none' as 'utf-8',
      mapping: NO_MAPPING,
    };
    await expect(inThread('previewFile', file('a,b\n1,2\n'), wrong)).rejects.toThrow();
    expect(await inThread('detectFile', file('a,b\n1,2\n'))).toMatchObject({ format: 'table' });
  });

  it('refuses a file in words, as it would be refused here', async () => {
    await expect(inThread('detectFile', file('PK\u0003\u0004'))).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'file', code: 'archive_broken' }] },
    });
  });

  it('fails where the bytes cannot be had', async () => {
    const gone = { ...file('a,b\n'), read: () => Promise.reject(new Error('gone')) };
    await expect(inThread('detectFile', gone)).rejects.toThrow('gone');
  });

  it('takes no more of a large file than a preview needs', async () => {
    let read = 0;
    const line = Buffer.from('q,r,a\n'.repeat(1_000));
    const large = {
      size: 1_000 * MIB,
      stream: () => expect.fail('only parts are sent'),
      read: async (start: number, end: number) => {
        read += end - start;
        return Buffer.alloc(end - start, line);
      },
    };
    const settings = { ...(await detectFile(file('question,ref,answer\nq,r,a\n'))), header: false };
    expect((await inThread('previewFile', large, settings)).rows).toHaveLength(8);
    expect(read).toBeLessThan(3 * MIB);
  });
});
