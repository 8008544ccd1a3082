import type pg from 'pg';
import { latestAlike } from '@/lib/consistency/server/alike';
import { prefillsAnew } from '@/lib/consistency/server/current-predictions';
import { clausesOf } from '@/lib/guideline/outline';
import type { Notes } from '../../import/import-notes';
import type {
  ContentFields,
  GuidelineRecord,
  ParsedProject,
  ParsedRound,
} from '../../contents/native/project-content';
import { chosenOfRecord } from '../../contents/native/chosen-record';
import { freshProject } from './is-fresh';
import type { KnownAuthors } from '../ingest/known-authors';
import type { KnownRounds } from '../ingest/known-rounds';

interface Where {
  projectId: string;
  importId: string;
  actorId: string | null;
  authors: KnownAuthors;
  rounds: KnownRounds;
  notes: Notes;
}

/**
 * Takes records of a whole project over. A project that holds nothing yet becomes the file's: settings, guidelines, rounds. Any
 * other keeps what it has, and the report says what is different; guidelines come where there are none, rounds beside its own.
 */
export class ContentIngester {
  private prefill: ParsedProject['prefill'] = null;

  private constructor(
    private readonly client: pg.Client,
    private readonly where: Where,
    /** Nothing was in the project before this file. */
    private readonly fresh: boolean,
    private readonly hasGuidelines: boolean,
  ) {}

  static async load(client: pg.Client, where: Where): Promise<ContentIngester> {
    const asked = freshProject(where.projectId);
    const [{ rows }, { rowCount: guidelines }] = [
      await client.query<{ fresh: boolean }>(asked.text, asked.values),
      await client.query(`SELECT FROM "Guideline" WHERE "projectId" = $1 LIMIT 1`, [where.projectId]),
    ];
    return new ContentIngester(client, where, rows[0]!.fresh, guidelines !== 0);
  }

  /** Tells whether anything of the record is new here. */
  async put(record: ContentFields): Promise<boolean> {
    if (record.record === 'project') return this.insertProject(record);
    return record.record === 'guideline' ? this.insertGuideline(record) : this.insertRound(record);
  }

  private async insertProject(record: ParsedProject): Promise<boolean> {
    await this.where.authors.list(record.people, this.fresh);
    const told: Record<string, unknown> = {
      goldRule: record.gold_rule.kind,
      goldVotes: record.gold_rule.votes,
      mayHaveLabelled: record.may_have_labelled,
      namesHidden: record.names_hidden,
      exposurePolicy: record.exposure_policy,
      controlShare: record.control_share,
      showGenerator: record.show_generator,
    };
    const { rows } = await this.client.query<Record<string, unknown>>(
      `SELECT "goldRule", "goldVotes", "mayHaveLabelled", "namesHidden", "exposurePolicy", "controlShare", "showGenerator"
       FROM "Project" WHERE "id" = $1`,
      [this.where.projectId],
    );
    const other = Object.keys(told).filter((key) => told[key] !== rows[0]![key]);
    if (!this.fresh) {
      for (const key of other) this.where.notes.add('settings_kept', key);
      return false;
    }
    this.prefill = record.prefill;
    if (other.length === 0) return false;
    await this.client.query(
      `UPDATE "Project" SET "goldRule" = $2, "goldVotes" = $3, "mayHaveLabelled" = $4, "namesHidden" = $5,
         "exposurePolicy" = $6, "controlShare" = $7, "showGenerator" = $8, "version" = "version" + 1 WHERE "id" = $1`,
      [this.where.projectId, ...Object.values(told)],
    );
    const gold = { rule: told.goldRule, votes: told.goldVotes, ...record };
    const { mayHaveLabelled, namesHidden } = told;
    await this.audit('project.gold', 'project', this.where.projectId, {
      rule: gold.rule,
      votes: gold.votes,
      mayHaveLabelled,
      namesHidden,
    });
    const { exposure_policy: policy, control_share: controlShare } = record;
    await this.audit('project.exposure', 'project', this.where.projectId, {
      policy,
      controlShare,
      showGenerator: told.showGenerator,
    });
    return true;
  }

  /** Once all predictions are in: chooses whose pre-fill, where the file has said so. */
  async finish(): Promise<void> {
    if (this.prefill === null) return;
    const { projectId } = this.where;
    const alike = latestAlike(projectId, this.prefill);
    const { rows } = await this.client.query<{ id: string }>(alike.text, alike.values);
    if (!rows[0]) return;
    for (const { text, values } of prefillsAnew(projectId, rows[0].id)) await this.client.query(text, values);
    await this.audit('project.prefill', 'project', projectId, this.prefill);
  }

  private async insertGuideline({
    number,
    text,
    summary,
    by,
    created_at,
  }: GuidelineRecord): Promise<boolean> {
    const { projectId, authors, notes } = this.where;
    if (this.hasGuidelines) {
      const { rowCount } = await this.client.query(
        `SELECT FROM "Guideline" WHERE "projectId" = $1 AND "number" = $2 AND "text" = $3`,
        [projectId, number, text],
      );
      if (rowCount === 0) notes.add('guideline_kept', String(number));
      return false;
    }
    const author = by && (await authors.userFor({ name: by.name, number: by.no }));
    const { rows } = await this.client.query<{ id: string }>(
      `INSERT INTO "Guideline" ("projectId", "number", "text", "clauses", "summary", "createdById", "createdAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ("projectId", "number") DO NOTHING RETURNING "id"`,
      [projectId, number, text, JSON.stringify(clausesOf(text)), summary, author, created_at],
    );
    if (!rows[0]) {
      notes.add('guideline_kept', String(number));
      return false;
    }
    await this.audit('guideline.publish', 'guideline', rows[0].id, { number });
    return true;
  }

  private async insertRound(record: ParsedRound): Promise<boolean> {
    const { authors, rounds } = this.where;
    const chosen = await chosenOfRecord(record.chosen, async ({ name, number }) => {
      const [known] = authors.candidates(name, number);
      return known ?? (await authors.importedAs(name, number));
    });
    const { id, isNew } = await rounds.take({ ...record, chosen }, this.fresh);
    if (!isNew) return false;
    for (const { name, no, weight, languages } of record.people)
      await this.client.query(
        `INSERT INTO "RoundMember" ("roundId", "userId", "weight", "languages") VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        [id, await authors.userFor({ name, number: no }), weight, languages],
      );
    const { number, kind, name, counts } = record;
    await this.audit('round.create', 'round', id, { number, kind, name, counts });
    return true;
  }

  private async audit(action: string, objectType: string, objectId: string, after: object): Promise<void> {
    const { actorId, projectId, importId } = this.where;
    await this.client.query(
      `INSERT INTO "AuditEvent" ("actorId", "actorKind", "via", "projectId", "action", "objectType", "objectId", "after")
       VALUES ($1, 'job', 'import', $2, $3, $4, $5, $6)`,
      [actorId, projectId, action, objectType, objectId, JSON.stringify({ ...after, importId })],
    );
  }
}
