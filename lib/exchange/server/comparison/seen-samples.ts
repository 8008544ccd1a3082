import type pg from 'pg';
import type { KeptFields } from '../../comparison/sample-differences';
import type { LoadedAnnotation } from '../export/load-annotations';

/** What a sample would be by now if the rows before were taken over. */
export interface SeenSample {
  externalId: string;
  /** New with this file; one that was there has its texts and the rest in the project. */
  fresh: { textHash: string; kept: KeptFields } | null;
  /** Annotations that the file has brought. */
  annotations: LoadedAnnotation[];
}

/** The samples of a file that has been read so far, in a table of this transaction, so that memory does not grow with the file. */
export class SeenSamples {
  private constructor(private readonly client: pg.Client) {}

  static async open(client: pg.Client): Promise<SeenSamples> {
    await client.query(
      'CREATE TEMP TABLE seen_sample ("externalId" text PRIMARY KEY, "seen" json NOT NULL) ON COMMIT DROP',
    );
    return new SeenSamples(client);
  }

  async find(externalIds: readonly string[]): Promise<Map<string, SeenSample>> {
    const { rows } = await this.client.query<{ seen: SeenSample }>(
      'SELECT "seen" FROM seen_sample WHERE "externalId" = ANY($1::text[])',
      [externalIds],
    );
    return new Map(rows.map(({ seen }) => [seen.externalId, seen]));
  }

  async put(samples: readonly SeenSample[]): Promise<void> {
    await this.client.query(
      `INSERT INTO seen_sample SELECT "seen"->>'externalId', "seen" FROM unnest($1::json[]) AS t("seen")
       ON CONFLICT ("externalId") DO UPDATE SET "seen" = EXCLUDED."seen"`,
      [samples.map((sample) => JSON.stringify(sample))],
    );
  }

  /** How many samples of a project the file lacks. */
  async absentOf(projectId: string): Promise<number> {
    const { rows } = await this.client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM "Sample" s WHERE s."projectId" = $1
         AND NOT EXISTS (SELECT FROM seen_sample t WHERE t."externalId" = s."externalId")`,
      [projectId],
    );
    return rows[0]!.n;
  }
}
