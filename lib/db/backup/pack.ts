import { pack as newTar, type Pack } from 'tar-stream';
import type { BackupPart, Parts } from './format';

/** Rows are gathered up to this size: a tar entry has to say its length before its content. */
const ENTRY_BYTES = 1024 * 1024;

/**
 * A backup as a tar, to be read with any tool: header.json, rows/<table>/<number>.copy, end.json. The stream fails as
 * the parts fail.
 */
export function pack(parts: Parts): AsyncIterable<Buffer> {
  const tar = newTar();
  fill(tar, parts).catch((error: Error) => tar.destroy(error));
  return tar as AsyncIterable<Buffer>;
}

async function fill(tar: Pack, parts: Parts): Promise<void> {
  let number = 0;
  for await (const part of gathered(parts)) {
    if (part.kind === 'rows') await put(tar, rowsName(part.table, number++), part.data);
    else if (part.kind === 'header') await put(tar, 'header.json', json(part.header));
    else await put(tar, 'end.json', json(part.end));
  }
  tar.finalize();
}

/** The same parts with the rows of each table in pieces of ENTRY_BYTES or a little more. */
async function* gathered(parts: Parts): AsyncGenerator<BackupPart> {
  let table = '';
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts) {
    if (bytes >= ENTRY_BYTES || (bytes > 0 && (part.kind !== 'rows' || part.table !== table))) {
      yield { kind: 'rows', table, data: Buffer.concat(chunks) };
      [chunks, bytes] = [[], 0];
    }
    if (part.kind === 'rows') {
      table = part.table;
      chunks.push(part.data);
      bytes += part.data.length;
    } else yield part;
  }
}

const rowsName = (table: string, number: number): string =>
  `rows/${table}/${String(number).padStart(6, '0')}.copy`;
const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Resolves when the entry has been taken in, which is later than now while the reader is slow. */
function put(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    sink.on('error', reject); // when the reader has failed, it comes here as well
  });
}
