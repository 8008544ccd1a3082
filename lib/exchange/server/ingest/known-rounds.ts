import type pg from 'pg';
import type { Notes } from '../../import/import-notes';
import { type ChosenSamples, chosenSamplesSchema } from '@/lib/round/chosen-samples';
import type { ParsedRound } from '../../contents/native/project-content';
import type { StoredRound } from '../../contents/stored';
import { isoTime } from '../export/load-annotations';

interface Known extends StoredRound {
  id: string;
  /** Begun elsewhere it keeps its time, by which it is known again under another number. */
  createdAt: string;
  /** People have read in it here. */
  used: boolean;
  /** The round is the file's, with its queue: it is closed until the file has been read, so that no sample joins by itself. */
  filled: { state: ParsedRound['state']; closedAt: string | null } | null;
}

/** A round of the file, with whom it names known here. */
type RoundRecord = Omit<ParsedRound, 'chosen'> & { chosen: ChosenSamples };

/** Settings of a round as the database calls them. */
const SETTINGS = {
  position: 'position',
  overlap: 'overlap',
  share: 'share',
  size: 'size',
  order: 'order',
  randomShare: 'random_share',
  chosen: 'chosen',
  unread: 'unread',
  drawShare: 'draw_share',
  later: 'later',
  repeats: 'repeats',
  honeypotShare: 'honeypot_share',
  leaseHours: 'lease_hours',
  everybody: 'everybody',
  even: 'even',
} as const satisfies Record<string, keyof RoundRecord>;
const COLUMNS = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
const FIELDS = Object.values(SETTINGS);
const TYPES: Record<string, string> = { order: '::"RoundOrder"', chosen: '::jsonb' };

/** The rounds of a project as a file names them: by number, and where the file tells of its rounds by kind too. */
export class KnownRounds {
  /** What the numbers of the file stand for. */
  private readonly here = new Map<number, Known>();

  private constructor(
    private readonly client: pg.Client,
    private readonly projectId: string,
    private readonly all: Known[],
    private readonly notes: Notes,
  ) {}

  static async load(client: pg.Client, projectId: string, notes: Notes): Promise<KnownRounds> {
    const { rows } = await client.query<Omit<Known, 'filled'>>(
      `SELECT "id", "number", "kind", "name", "counts", ${isoTime('"createdAt"').text} AS "createdAt",
         EXISTS (SELECT FROM "Annotation" a WHERE a."roundId" = r."id")
         OR EXISTS (SELECT FROM "Assignment" a WHERE a."roundId" = r."id") AS "used"
       FROM "Round" r WHERE "projectId" = $1 ORDER BY "number"`,
      [projectId],
    );
    return new KnownRounds(
      client,
      projectId,
      rows.map((row) => ({ ...row, filled: null })),
      notes,
    );
  }

  /** The round that a number of the file stands for, if there is one. */
  find(number: number): { id: string; number: number; filled: boolean } | undefined {
    const known = this.here.get(number) ?? this.all.find((round) => round.number === number);
    return known && { id: known.id, number: known.number, filled: known.filled !== null };
  }

  /**
   * A round of the file: the project's own of that number and kind, else a new one, under the next number where it is taken;
   * with `adopt` the one that is there becomes the file's. Tells whether it is new here.
   */
  async take(record: RoundRecord, adopt: boolean): Promise<{ id: string; isNew: boolean }> {
    const { number, kind, name, counts } = record;
    const taken = this.all.find((round) => round.number === number);
    const known =
      this.all.find((round) => round.kind === kind && round.createdAt === record.created_at) ?? taken;
    if (known && !adopt && known.kind === kind) {
      if (known.number !== number) this.notes.add('round_renumbered', `${number} → ${known.number}`);
      this.here.set(number, known);
      if (await this.differs(known.id, record)) this.notes.add('round_kept', String(number));
      return { id: known.id, isNew: false };
    }
    const filled = { state: record.state, closedAt: record.closed_at };
    if (known && adopt && known === taken) {
      Object.assign(known, { kind, name, counts, filled, used: true });
      await this.write(known.id, record);
      this.here.set(number, known);
      return { id: known.id, isNew: true };
    }
    const free = taken ? Math.max(...this.all.map((round) => round.number)) + 1 : number;
    if (taken) this.notes.add('round_renumbered', `${number} → ${free}`);
    const id = await this.make({ number: free, kind, name, counts });
    await this.write(id, record);
    const made = { id, number: free, kind, name, counts, filled, used: true, createdAt: record.created_at };
    this.all.push(made);
    this.here.set(number, made);
    return { id, isNew: true };
  }

  /**
   * The round to put an annotation under, the first where the file does not tell. One that is missing is made, closed: its
   * work was done elsewhere. One in which nobody has read here takes the file's kind and name.
   */
  async importedAs(said: StoredRound | null): Promise<string> {
    // Training counts for nothing, whatever a file says.
    const round = said?.kind === 'training' ? { ...said, counts: false } : said;
    const told = round ?? { number: 1, kind: 'main' as const, name: '', counts: true };
    const known = this.here.get(told.number) ?? this.all.find(({ number }) => number === told.number);
    if (!known) {
      const id = await this.make(told);
      this.all.push({ id, ...told, used: true, filled: null, createdAt: '' });
      return id;
    }
    if (round && !known.used && !this.here.has(round.number)) await this.adopt(known, round);
    const { kind, name, counts } = known;
    if (round && (kind !== round.kind || name !== round.name || counts !== round.counts))
      this.notes.add('round_kept', String(round.number));
    known.used = true;
    return known.id;
  }

  /** Opens and counts the rounds that the file has filled. */
  async finish(): Promise<void> {
    for (const { id, filled } of this.all)
      if (filled)
        await this.client.query(
          `UPDATE "Round" r SET "state" = $2, "closedAt" = $3, "places" = (
             SELECT coalesce(sum(q."places"), 0) FROM "RoundSample" q WHERE q."roundId" = r."id" AND NOT q."honeypot")
           WHERE r."id" = $1`,
          [id, filled.state, filled.closedAt],
        );
  }

  private async adopt(known: Known, { kind, name, counts }: StoredRound): Promise<void> {
    Object.assign(known, { kind, name, counts });
    await this.client.query(`UPDATE "Round" SET "kind" = $2, "name" = $3, "counts" = $4 WHERE "id" = $1`, [
      known.id,
      ...[kind, name, counts],
    ]);
  }

  private async make({ number, kind, name, counts }: StoredRound): Promise<string> {
    const { rows } = await this.client.query<{ id: string }>(
      `INSERT INTO "Round" ("projectId", "number", "kind", "name", "counts", "state", "closedAt")
       VALUES ($1, $2, $3, $4, $5, 'closed', now()) RETURNING "id"`,
      [this.projectId, number, kind, name, counts],
    );
    return rows[0]!.id;
  }

  private async write(id: string, record: RoundRecord): Promise<void> {
    const set = COLUMNS.map((column, at) => `"${column}" = $${at + 6}${TYPES[column] ?? ''}`).join(', ');
    await this.client.query(
      `UPDATE "Round" SET "kind" = $2, "name" = $3, "counts" = $4, "createdAt" = $5, "state" = 'closed', ${set} WHERE "id" = $1`,
      [
        id,
        ...[record.kind, record.name, record.counts, record.created_at],
        ...FIELDS.map((field) => record[field]),
      ],
    );
  }

  private async differs(id: string, record: RoundRecord): Promise<boolean> {
    const { rows } = await this.client.query<Record<string, unknown>>(
      `SELECT "name", "counts", "state"::text, ${COLUMNS.map((column) => `"${column}"`).join(', ')} FROM "Round" WHERE "id" = $1`,
      [id],
    );
    const own = rows[0]!;
    const told = {
      ...record,
      ...Object.fromEntries(COLUMNS.map((column) => [column, record[SETTINGS[column]]])),
    };
    // Keys in the order of the schema, so that equal choices are equal texts.
    const said = (value: unknown, key: string): unknown =>
      key === 'chosen' ? JSON.stringify(chosenSamplesSchema.parse(value)) : value;
    return ['name', 'counts', 'state', ...COLUMNS].some(
      (key) => said(own[key], key) !== said((told as Record<string, unknown>)[key], key),
    );
  }
}
