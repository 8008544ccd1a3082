// node --conditions=react-server --import tsx e2e/seeds/serve.ts PORT: fills the database of the tests on request. One process
// for all of them: starting one takes seconds.
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { PrismaClient } from '@/generated/prisma/client';
import { database } from '@/lib/db/client';
import { openDatabase } from '../../scripts/start/database';

interface Order {
  /** The name of a file beside this one. */
  seed: string;
  args: string[];
}

let found: Promise<void> | undefined;

/** Finds the database that the studio of the tests has started; the queue and imports go by its address too. */
const findDatabase = () =>
  (found ??= openDatabase(path.resolve(process.env.DATA_DIR || 'data')).then(({ url }) => {
    process.env.DATABASE_URL = url;
  }));

async function fill({ seed, args }: Order): Promise<unknown> {
  const { default: run } = (await import(`./${path.basename(seed)}.ts`)) as {
    default: (db: PrismaClient, ...args: string[]) => Promise<unknown>;
  };
  await findDatabase();
  return run(database(), ...args);
}

createServer((request, response) => {
  response.setHeader('connection', 'close'); // a connection that is kept may be closed just as it is used again
  if (request.method !== 'POST') return void response.end('ready');
  json(request)
    .then((order) => fill(order as Order))
    .then(
      (made) => response.end(JSON.stringify(made)),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
}).listen(Number(process.argv[2]), '127.0.0.1');
