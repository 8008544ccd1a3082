import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BackupFault } from './fault';
import type { End, Header, BackupPart } from './format';
import { pack } from './pack';
import { RowCounts } from './row-counts';
import { unpack } from './unpack';

const header: Header = {
  kind: 'face4rag-backup',
  format: 1,
  app: '0.1.0',
  madeAt: '2026-11-21T00:00:00.000Z',
  migrations: [{ name: '20261121000000_init', checksum: 'a'.repeat(64) }],
  tables: [
    { name: 'Sample', columns: ['id', 'question'] },
    { name: 'Empty', columns: ['id'] },
    { name: 'Label', columns: ['id'] },
  ],
  sequences: [{ name: 'Sample_ordinal_seq', value: '9007199254740993' }],
  jobs: [{ name: 'run-method', data: { runId: 'r' } }],
};
const rows: [string, string][] = [
  ['Sample', '1\t河有多长？🙂\n2\tline\\nfe'],
  ['Sample', 'ed\n'],
  ['Label', 'x\n'],
];

function parts(change: Partial<Header> = {}): BackupPart[] {
  const counts = new RowCounts(header.tables.map(({ name }) => name));
  const written = rows.map(([table, text]): BackupPart => {
    counts.add(table, Buffer.from(text));
    return { kind: 'rows', table, data: Buffer.from(text) };
  });
  return [
    { kind: 'header', header: { ...header, ...change } },
    ...written,
    { kind: 'end', end: counts.sums() },
  ];
}

const tarOf = (list: BackupPart[]): Promise<Buffer> => buffer(pack(Readable.from(list)));

async function read(tar: Buffer): Promise<{ header?: Header; rows: Record<string, string>; end?: End }> {
  const seen: { header?: Header; rows: Record<string, string>; end?: End } = { rows: {} };
  for await (const part of unpack(Readable.from([tar]))) {
    if (part.kind === 'header') seen.header = part.header;
    else if (part.kind === 'end') seen.end = part.end;
    else seen.rows[part.table] = (seen.rows[part.table] ?? '') + part.data.toString('utf8');
  }
  return seen;
}

/** The tar with the first place where `from` stands overwritten by `to`, of the same length. */
function changed(tar: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(tar);
  const at = copy.indexOf(from);
  expect(at).toBeGreaterThan(0);
  copy.write(to, at);
  return copy;
}

describe('a backup in its container', () => {
  it('a written backup: reads back as it was', async () => {
    const seen = await read(await tarOf(parts()));
    expect(seen.header).toEqual(header);
    expect(seen.rows).toEqual({ Sample: '1\t河有多长？🙂\n2\tline\\nfeed\n', Label: 'x\n' });
    expect(seen.end?.tables).toEqual([
      { name: 'Sample', rows: 2, bytes: 35, sha256: sha256('1\t河有多长？🙂\n2\tline\\nfeed\n') },
      { name: 'Empty', rows: 0, bytes: 0, sha256: sha256('') },
      { name: 'Label', rows: 1, bytes: 2, sha256: sha256('x\n') },
    ]);
  });

  it('cuts a large table into entries and joins them again', async () => {
    const line = `${'x'.repeat(99_999)}\n`;
    const counts = new RowCounts(header.tables.map(({ name }) => name));
    const many: BackupPart[] = Array.from({ length: 25 }, () => {
      counts.add('Label', Buffer.from(line));
      return { kind: 'rows', table: 'Label', data: Buffer.from(line) };
    });
    const tar = await tarOf([{ kind: 'header', header }, ...many, { kind: 'end', end: counts.sums() }]);
    const entries = tar.toString('latin1').match(/rows\/Label\/\d{6}\.copy/g);
    expect(entries).toEqual([0, 1, 2].map((number) => `rows/Label/00000${number}.copy`));
    const seen = await read(tar);
    expect(seen.rows['Label']).toBe(line.repeat(25));
    expect(seen.end?.tables[2]).toMatchObject({ rows: 25, bytes: 2_500_000 });
  });

  it('fails as its parts fail', async () => {
    async function* broken(): AsyncGenerator<BackupPart> {
      yield { kind: 'header', header };
      throw new Error('the server went away');
    }
    await expect(buffer(pack(broken()))).rejects.toThrow('the server went away');
  });
});

describe('a reader that fails', () => {
  it('ends the parts', async () => {
    let ended = false;
    async function* endless(): AsyncGenerator<BackupPart> {
      yield { kind: 'header', header };
      try {
        for (;;) yield { kind: 'rows', table: 'Label', data: Buffer.alloc(300_000) };
      } finally {
        ended = true;
      }
    }
    const full = new Writable({
      write: (chunk: Buffer, _encoding, done) => done(chunk.length > 100_000 ? new Error('disk full') : null),
    });
    await expect(pipeline(pack(endless()), full)).rejects.toThrow('disk full');
    await new Promise(setImmediate);
    expect(ended).toBe(true);
  });
});

describe('a damaged backup', () => {
  it('is refused wherever it is cut', async () => {
    const tar = await tarOf(parts());
    // Behind the last entry are only the two empty blocks that end a tar: without them nothing is lost.
    const whole = tar.length - 1024;
    for (let length = 0; length < whole; length += 256)
      await expect(read(tar.subarray(0, length)), `cut at ${length}`).rejects.toThrow(BackupFault);
    expect((await read(tar.subarray(0, whole))).end?.tables).toHaveLength(3);
  });

  it('is refused when a row was changed', async () => {
    const tar = changed(await tarOf(parts()), 'line', 'lime');
    await expect(read(tar)).rejects.toThrow('the rows of "Sample" are not those that were written');
  });

  it('is refused when a table lost its rows', async () => {
    const list = parts().filter((part) => part.kind !== 'rows' || part.table !== 'Label');
    await expect(read(await tarOf(list))).rejects.toThrow('the rows of "Label"');
  });

  it('is refused when it holds rows of a table that it does not name', async () => {
    const list = parts({ tables: header.tables.slice(0, 2) });
    await expect(read(await tarOf(list))).rejects.toThrow('rows of "Label"');
  });

  it('is refused when its header is none', async () => {
    const tar = changed(await tarOf(parts()), 'face4rag-backup', 'something--else');
    await expect(read(tar)).rejects.toThrow('its description cannot be read');
    await expect(read(Buffer.from('no tar at all'.repeat(100)))).rejects.toThrow(BackupFault);
    await expect(read(Buffer.alloc(0))).rejects.toThrow('no backup of the studio');
  });

  it('is refused when its compression is cut or torn', async () => {
    const gz = gzipSync(await tarOf(parts()));
    const through = async (data: Buffer) => {
      for await (const part of unpack(Readable.from([data]), createGunzip())) void part;
    };
    await through(gz);
    await expect(through(gz.subarray(0, gz.length - 20))).rejects.toThrow('cut off');
    const torn = Buffer.from(gz);
    torn.fill(0xff, 200, 240);
    await expect(through(torn)).rejects.toThrow(BackupFault);
    await expect(through(Buffer.from('plain text'))).rejects.toThrow('cannot be decompressed');
  });

  it('says when it is not damaged but newer', async () => {
    const list = parts({ format: 2 as 1, app: '9.0.0' });
    await expect(read(await tarOf(list))).rejects.toThrow('newer version of the studio (9.0.0)');
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
