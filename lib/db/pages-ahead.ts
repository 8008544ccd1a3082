import pg from 'pg';
import { type Prisma } from '@/generated/prisma/client';
import { databaseUrl } from './client';

/** Sends one statement; so that a reader works over Prisma and inside a transaction of `pg` alike. */
export type Ask = <Row extends object>(statement: Prisma.Sql) => Promise<Row[]>;

/** Pages that are fetched while one is processed. */
const AHEAD = 2;

/**
 * Pages that are read one after another over a connection of its own, until one is empty. The next ones are fetched while one is
 * processed. What a page asks for at once is sent at once: an answer waits for whoever is busy, and the next question would wait with it.
 */
export async function* pagesAhead<Item>(next: (ask: Ask) => Promise<Item[]>): AsyncGenerator<Item[]> {
  const client = new pg.Client({ connectionString: databaseUrl(), pipeline: true });
  client.on('error', () => undefined); // the query that is under way fails with it
  const names = new Map<string, string>();
  /** Named, so that a statement that comes with every page is planned once. */
  const ask: Ask = async <Row extends object>({ text, values }: Prisma.Sql) => {
    const name = names.get(text) ?? `page_${names.size}`;
    names.set(text, name);
    return (await client.query<Row>({ name, text, values })).rows;
  };
  const coming: Promise<Item[]>[] = [];
  const fetch = (): void => {
    const page = (coming.at(-1) ?? Promise.resolve()).then(() => next(ask));
    page.catch(() => undefined); // thrown where it is awaited, if the reader comes so far
    coming.push(page);
  };
  try {
    await client.connect();
    for (let at = 0; at < AHEAD; at += 1) fetch();
    for (let page = await coming[0]!; page.length > 0; page = await coming[0]!) {
      fetch();
      coming.shift();
      yield page;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
