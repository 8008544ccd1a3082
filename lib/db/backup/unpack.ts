import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { BackupFault, damaged } from './fault';
import { type End, endSchema, FORMAT_VERSION, type Header, headerSchema, type BackupPart } from './format';
import { RowCounts } from './row-counts';

/** Largest JSON entry that is believed. */
const JSON_BYTES = 256 * 1024 * 1024;

/**
 * Reads what `pack` wrote. The rows come before they are proved: only when the end has come without a BackupFault were
 * they all there and unchanged. `source` may be a chain, such as a file and its decompression, whose faults are ours.
 */
export async function* unpack(
  ...source: [Readable, ...NodeJS.ReadWriteStream[]]
): AsyncGenerator<BackupPart> {
  const entries = extract();
  // Its error comes out of the loop below: the pipeline destroys `entries` with it.
  const piped = pipeline([...source, entries]).catch(() => undefined);
  let counts: RowCounts | null = null;
  let ended = false;
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      const table = /^rows\/(.+)\/\d+\.copy$/.exec(name)?.[1];
      if (name === 'header.json' && !counts) {
        const header = readHeader(await read(entry as AsyncIterable<Buffer>));
        counts = new RowCounts(header.tables.map((known) => known.name));
        yield { kind: 'header', header };
      } else if (table !== undefined && counts && !ended) {
        for await (const data of entry as AsyncIterable<Buffer>) {
          if (!counts.add(table, data))
            throw damaged(`it holds rows of "${table}", a table it does not name`);
          yield { kind: 'rows', table, data };
        }
      } else if (name === 'end.json' && counts && !ended) {
        const end = readEnd(await read(entry as AsyncIterable<Buffer>));
        check(counts.sums(), end);
        ended = true;
        yield { kind: 'end', end };
      } else throw damaged(`there is "${name}" where it does not belong`);
    }
  } catch (error) {
    throw error instanceof BackupFault || isMissing(error) ? error : damaged(reason(error), error);
  } finally {
    entries.destroy();
    await piped;
  }
  if (!counts) throw damaged('it is empty, or no backup of the studio');
  if (!ended) throw damaged('it was cut off before its end');
}

async function read(entry: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of entry) {
    if ((bytes += chunk.length) > JSON_BYTES) throw damaged('a part of it is larger than any backup has');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

const formatSchema = z.object({ kind: z.literal('face4rag-backup'), format: z.number(), app: z.string() });

function readHeader(json: unknown): Header {
  const known = formatSchema.safeParse(json);
  if (known.success && known.data.format > FORMAT_VERSION)
    throw new BackupFault(
      `The backup was made by a newer version of the studio (${known.data.app}): update this one first.`,
    );
  return headerSchema.parse(json);
}

function readEnd(json: unknown): End {
  return endSchema.parse(json);
}

function check(found: End, told: End): void {
  for (const sum of told.tables) {
    const own = found.tables.find(({ name }) => name === sum.name);
    if (!isDeepStrictEqual(own, sum))
      throw damaged(`the rows of "${sum.name}" are not those that were written`);
  }
  if (found.tables.length !== told.tables.length) throw damaged('its end names other tables than its header');
}

function reason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return 'it was cut off before its end';
  if (code?.startsWith('Z_')) return 'it cannot be decompressed';
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'its description cannot be read';
  return error instanceof Error ? error.message : String(error);
}

/** The file cannot be read at all: the system's own words say it best. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
}
