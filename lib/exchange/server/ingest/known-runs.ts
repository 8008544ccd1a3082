import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { StoredRun } from '../../contents/stored';
import { isoTime } from '../export/load-annotations';

interface Known {
  id: string;
  imported: boolean;
  run: StoredRun;
}

/** The runs of a project as a file in the native format names them: method, version, parameters, stages and start. */
export class KnownRuns {
  private readonly touched = new Set<string>();

  private constructor(
    private readonly client: pg.Client,
    private readonly projectId: string,
    private readonly all: Known[],
  ) {}

  static async load(client: pg.Client, projectId: string): Promise<KnownRuns> {
    const { rows } = await client.query<StoredRun & { id: string; imported: boolean }>(
      `SELECT "id", "imported", "method", "version", "model", "params", "judges", ${isoTime('"createdAt"').text} AS "runAt"
       FROM "Run" WHERE "projectId" = $1 AND kind IN ('full', 'dry_run') ORDER BY "createdAt", "id"`,
      [projectId],
    );
    const known = rows.map(({ id, imported, ...run }) => ({ id, imported, run }));
    return new KnownRuns(client, projectId, known);
  }

  /** Ids of the runs that are this one, live or imported. */
  find(run: StoredRun): string[] {
    return this.all.filter((known) => isSameRun(known.run, run)).map(({ id }) => id);
  }

  /** Ids of the runs that a file of another tool calls so. */
  called(name: string, nameOf: (run: StoredRun) => string): string[] {
    return this.all.filter(({ run }) => nameOf(run) === name).map(({ id }) => id);
  }

  /** The imported run to put a prediction under, made where there is none: done, and never taken up by a worker. */
  async importedAs(run: StoredRun): Promise<string> {
    const known = this.all.find((other) => other.imported && isSameRun(other.run, run));
    const id = known?.id ?? (await this.make(run));
    this.touched.add(id);
    return id;
  }

  /** Brings the figures of imported runs up to date with their predictions, and records that these have ended. */
  async finish(actorId: string | null): Promise<void> {
    await this.client.query(
      `WITH ended AS (
         UPDATE "Run" SET ("total", "done") =
           (SELECT count(*), count(*) FROM "Annotation" WHERE "Annotation"."runId" = "Run"."id")
         WHERE "id" = ANY($1::uuid[]) RETURNING "id", "state", "done", "failed")
       INSERT INTO "AuditEvent" ("actorId", "actorKind", "via", "projectId", "action", "objectType", "objectId", "after")
       SELECT $2, 'job', 'import', $3, 'run.end', 'run', "id", jsonb_build_object('state', "state", 'done', "done", 'failed', "failed")
       FROM ended ORDER BY "id"`,
      [[...this.touched], actorId, this.projectId],
    );
  }

  private async make(run: StoredRun): Promise<string> {
    const { rows } = await this.client.query<{ id: string }>(
      `INSERT INTO "Run" ("projectId", "method", "version", "params", "judges", "state", "imported", "createdAt", "finishedAt", "model")
       VALUES ($1, $2, $3, $4, $5, 'done', true, $6, $6, $7) RETURNING "id"`,
      [this.projectId, run.method, run.version, JSON.stringify(run.params), run.judges, run.runAt, run.model],
    );
    const { id } = rows[0]!;
    const { timeless: _timeless, ...kept } = run;
    this.all.push({ id, imported: true, run: kept });
    return id;
  }
}

/** One that is here, and one of a file; a time that the file does not give is not compared. */
function isSameRun({ runAt: at, ...known }: StoredRun, { timeless, runAt, ...run }: StoredRun): boolean {
  return isDeepStrictEqual(known, run) && (timeless === true || at === runAt);
}
