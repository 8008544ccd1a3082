import type pg from 'pg';

interface Known {
  id: string;
  name: string;
  userId: string | null;
}

/**
 * The authors of a project as an exact file names them: by name, and by number among those of one name. What is imported
 * belongs to an author without an account, so that nobody is given words that they did not write here.
 */
export class KnownAuthors {
  private constructor(
    private readonly client: pg.Client,
    private readonly projectId: string,
    private readonly all: Known[],
  ) {}

  static async load(client: pg.Client, projectId: string): Promise<KnownAuthors> {
    const { rows } = await client.query<Known>(
      `SELECT "id", "name", "userId" FROM "Author" WHERE "projectId" = $1 ORDER BY "createdAt", "id"`,
      [projectId],
    );
    return new KnownAuthors(client, projectId, rows);
  }

  /** Whose reading may be the one that a file gives to this author: the one counted so here, or imported before. */
  candidates(name: string, number: number): string[] {
    const own = this.all.filter((author) => author.name === name);
    return [own[number - 1], this.withoutAccount(name)[number - 1]].flatMap((author) => author?.id ?? []);
  }

  /** The author without an account to import under; as many of the name are made as there must be. */
  async importedAs(name: string, number: number): Promise<string> {
    while (this.withoutAccount(name).length < number) await this.make(name);
    return this.withoutAccount(name)[number - 1]!.id;
  }

  private withoutAccount(name: string): Known[] {
    return this.all.filter((author) => author.name === name && author.userId === null);
  }

  private async make(name: string): Promise<void> {
    // The clock, not the transaction's time: the order of authors of one name is their number.
    const { rows } = await this.client.query<{ id: string }>(
      `INSERT INTO "Author" ("projectId", "name", "createdAt") VALUES ($1, $2, clock_timestamp()) RETURNING "id"`,
      [this.projectId, name],
    );
    this.all.push({ id: rows[0]!.id, name, userId: null });
  }
}
