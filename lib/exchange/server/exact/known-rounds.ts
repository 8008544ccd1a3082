import type pg from 'pg';
import type { StoredRound } from '../../stored';

interface Known extends StoredRound {
  id: string;
  /** People have read in it here. */
  used: boolean;
}

/** The rounds of a project as an exact file names them: by number. */
export class KnownRounds {
  private constructor(
    private readonly client: pg.Client,
    private readonly projectId: string,
    private readonly all: Known[],
  ) {}

  static async load(client: pg.Client, projectId: string): Promise<KnownRounds> {
    const { rows } = await client.query<Known>(
      `SELECT "id", "number", "kind", "name", "counts",
         EXISTS (SELECT FROM "Annotation" a WHERE a."roundId" = r."id")
         OR EXISTS (SELECT FROM "Assignment" a WHERE a."roundId" = r."id") AS "used"
       FROM "Round" r WHERE "projectId" = $1 ORDER BY "number"`,
      [projectId],
    );
    return new KnownRounds(client, projectId, rows);
  }

  /**
   * The round to put a reading under, the first where the file does not tell. One that is missing is made, closed: its
   * work was done elsewhere. One in which nobody has read here takes the file's kind and name.
   */
  async importedAs(said: StoredRound | null): Promise<string> {
    // Training counts for nothing, whatever a file says.
    const round = said?.kind === 'training' ? { ...said, counts: false } : said;
    const known = this.all.find(({ number }) => number === (round?.number ?? 1));
    if (!known) return this.make(round ?? { number: 1, kind: 'main', name: '', counts: true });
    if (round && !known.used) await this.adopt(known, round);
    known.used = true;
    return known.id;
  }

  private async adopt(known: Known, round: StoredRound): Promise<void> {
    Object.assign(known, round);
    await this.client.query(`UPDATE "Round" SET "kind" = $2, "name" = $3, "counts" = $4 WHERE "id" = $1`, [
      known.id,
      ...[round.kind, round.name, round.counts],
    ]);
  }

  private async make({ number, kind, name, counts }: StoredRound): Promise<string> {
    const { rows } = await this.client.query<{ id: string }>(
      `INSERT INTO "Round" ("projectId", "number", "kind", "name", "counts", "state", "closedAt")
       VALUES ($1, $2, $3, $4, $5, 'closed', now()) RETURNING "id"`,
      [this.projectId, number, kind, name, counts],
    );
    const { id } = rows[0]!;
    this.all.push({ id, number, kind, name, counts, used: true });
    return id;
  }
}
