import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { USER_UID } from '@/lib/project/server/people/person-uid';
import type { Notes } from '../../import/import-notes';
import { type FilePerson, pseudonymNumber } from '../../contents/native/person';
import type { StoredPerson } from '../../contents/stored';

interface Known {
  id: string;
  name: string;
  userId: string | null;
  uid: string;
  pseudonym: number | null;
  /** Nobody signs in as them. */
  imported: boolean;
}

/** A person of a file; `nth` counts from 0 those before that are the same one, for a correction by file has an author of its own. */
interface Listed extends FilePerson {
  nth: number;
}

/**
 * The authors of a project as a file names them: by who they are, where the file says so, else by name and by number among
 * those of one name. What is imported belongs to somebody whom nobody signs in as, so that nobody is given words that they
 * did not write here.
 */
export class KnownAuthors {
  private listed = new Map<string, Listed>();

  private constructor(
    private readonly client: pg.Client,
    private readonly projectId: string,
    private readonly all: Known[],
    private readonly notes: Notes,
  ) {}

  static async load(client: pg.Client, projectId: string, notes: Notes): Promise<KnownAuthors> {
    const { rows } = await client.query<Known>(
      `SELECT w.id, w.name, w."userId", w.pseudonym, w.person AS uid,
         u.id IS NULL OR u."importedIntoId" IS NOT NULL AS imported
       FROM "Author" w LEFT JOIN "User" u ON u.id = w."userId"
       WHERE w."projectId" = $1 ORDER BY w."createdAt", w.id`,
      [projectId],
    );
    return new KnownAuthors(client, projectId, rows, notes);
  }

  /** The people of a file, as its project record names them, for the rows that follow; `make` makes those who are missing. */
  async list(people: readonly FilePerson[], make: boolean): Promise<void> {
    const erased = await this.erased(people.flatMap(({ uid }) => uid ?? []));
    this.listed = new Map(
      people.map((person, at) => {
        const name = erased.get(person.uid ?? '');
        if (name !== undefined) this.notes.add('person_erased', name);
        const nth = people.slice(0, at).filter(({ uid }) => uid === person.uid).length;
        return [keyOf(person.name, person.no), { ...person, nth, ...(name !== undefined && { name }) }];
      }),
    );
    if (make) for (const { name, no } of people) await this.author(name, no, true);
  }

  /** Whose annotation may be the one that a file gives to this author: who they are, or the one counted so by name. */
  candidates(name: string, number: number): string[] {
    const person = this.listed.get(keyOf(name, number));
    const same = person?.uid ? this.all.filter(({ uid }) => uid === person.uid) : [];
    if (same.length > 0) return same.map(({ id }) => id);
    const own = this.all.filter((author) => author.name === name && author.userId !== null);
    const unknown = this.importedOf(name).filter(({ userId }) => !person?.uid || userId === null);
    const byName = person?.uid ? [unknown[number - 1]] : [own[number - 1], unknown[number - 1]];
    return byName.flatMap((author) => author?.id ?? []);
  }

  /** Ids of the users of these authors. */
  usersOf(authorIds: readonly string[]): string[] {
    return this.all.flatMap(({ id, userId }) => (authorIds.includes(id) && userId !== null ? [userId] : []));
  }

  /** The author to import under. */
  async importedAs(name: string, number: number): Promise<string> {
    return (await this.author(name, number)).id;
  }

  /** The user of that author, made where there is none: comments, places and guidelines belong to users. */
  async userFor({ name, number }: StoredPerson): Promise<string> {
    const author = await this.author(name, number);
    author.userId ??= await this.makeUser(author, this.listed.get(keyOf(name, number))?.uid ?? null);
    return author.userId;
  }

  /** With `own` each of the file's authors of one person is one here too. */
  private async author(name: string, number: number, own = false): Promise<Known> {
    const person = this.listed.get(keyOf(name, number));
    if (!person?.uid) {
      const called = person?.name ?? name;
      while (this.importedOf(called).length < number) await this.make(called);
      return this.importedOf(called)[number - 1]!;
    }
    const { uid, nth } = person;
    const same = this.all.filter((author) => author.imported && author.uid === uid);
    const known = same[nth] ?? (own ? undefined : same.at(-1));
    if (known) return known;
    const unknown = this.importedOf(person.name).filter(({ userId }) => userId === null)[number - 1];
    const author = unknown ?? (await this.make(person.name));
    author.userId = await this.makeUser(author, uid);
    author.uid = uid;
    return author;
  }

  private importedOf(name: string): Known[] {
    return this.all.filter((author) => author.name === name && author.imported);
  }

  private async make(name: string): Promise<Known> {
    const number = pseudonymNumber(name);
    const pseudonym = this.all.some((other) => other.pseudonym === number) ? null : number;
    // The clock, not the transaction's time: the order of authors of one name is their number.
    const { rows } = await this.client.query<{ id: string }>(
      `INSERT INTO "Author" ("projectId", "name", "pseudonym", "createdAt") VALUES ($1, $2, $3, clock_timestamp()) RETURNING "id"`,
      [this.projectId, name, pseudonym],
    );
    const author = { id: rows[0]!.id, name, userId: null, uid: '', pseudonym, imported: true };
    this.all.push(author);
    return author;
  }

  private async makeUser(author: Known, uid: string | null): Promise<string> {
    const id = randomUUID();
    await this.client.query(
      `INSERT INTO "User" ("id", "name", "email", "importedIntoId", "originId", "disabledAt", "updatedAt")
       VALUES ($1, $2, $3, $4, $5, now(), now())`,
      [id, author.name, `${id}@imported.invalid`, this.projectId, uid],
    );
    await this.client.query(`UPDATE "Author" SET "userId" = $2 WHERE "id" = $1`, [author.id, id]);
    return id;
  }

  /** What those of the people are called who have been erased from this studio. */
  private async erased(uids: readonly string[]): Promise<Map<string, string>> {
    if (uids.length === 0) return new Map();
    const { rows } = await this.client.query<{ uid: string; name: string }>(
      `SELECT ${USER_UID.text} AS uid, u.name FROM "User" u
       WHERE u."erasedAt" IS NOT NULL AND ${USER_UID.text} = ANY($1::text[])`,
      [uids],
    );
    return new Map(rows.map(({ uid, name }) => [uid, name]));
  }
}

const keyOf = (name: string, number: number): string => JSON.stringify([name, number]);
