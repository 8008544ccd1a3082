// Writes one file and ends: a process of the web app, started by lib/exchange/server/writer/file-writer.ts.
import { once } from 'node:events';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { disconnect } from '@/lib/db/client';
import { BYTES_FD, type WriterOrder } from '@/lib/exchange/server/writer/file-writer';
import { log } from '@/lib/log';
import { fileWriterOf } from './writers';

process.on('disconnect', () => process.exit(1)); // nobody is there to read any more
const [{ writer, given }] = (await once(process, 'message')) as [WriterOrder];
try {
  const bytes = Readable.from(fileWriterOf(writer).write(given));
  await pipeline(bytes, new Socket({ fd: BYTES_FD, readable: false, writable: true }));
  await disconnect();
  process.exit(0);
} catch (error) {
  log.error({ err: error instanceof Error ? error.message : String(error) }, 'a file could not be written');
  process.exit(1);
}
