import type pg from 'pg';
import { currentPredictions, predictionLocks } from '@/lib/consistency/server/current-predictions';
import type { RowFault, NativeUnit } from '../../contents/native/parse/unit';
import type { SampleDraft } from '../../import/draft-sample';
import { insertSamples, type IngestTarget } from './insert-samples';
import type { Notes } from '../../import/import-notes';
import type { ContentIngester } from '../native/ingest-content';
import { type PlacedSample, insertComments, insertKnownUse, insertQueue } from '../native/insert-related';
import { annotationRows } from './annotation-rows';
import type { KnownAuthors } from './known-authors';
import type { KnownRounds } from './known-rounds';
import type { KnownRuns } from './known-runs';
import { decideUnit, type UnitWithSample } from './decide-unit';
import { holdSamples } from './held/hold-samples';
import { storedSamples } from './held/stored-samples';
import type { ReadBack } from '../../convert/read-back';
import { insertAnnotations, type Rows } from './insert-annotations';

export interface Project extends IngestTarget {
  actorId: string | null;
  authors: KnownAuthors;
  runs: KnownRuns;
  rounds: KnownRounds;
  content: ContentIngester;
  notes: Notes;
  readBack: ReadBack | null;
  /** The file is in the native format: what it leaves out it says. */
  whole: boolean;
}

export interface InsertUnits {
  /** Rows of the file. */
  added: number;
  same: number;
  rejected: RowFault[];
}

/** Takes units over, no two of the same sample: what is there already adds nothing, what contradicts it is rejected. */
export async function insertUnits(
  client: pg.Client,
  project: Project,
  units: readonly NativeUnit[],
): Promise<InsertUnits> {
  const put: InsertUnits = { added: 0, same: 0, rejected: units.flatMap(({ rejected }) => rejected) };
  for (const { content } of units)
    if (content) put[(await project.content.put(content)) ? 'added' : 'same'] += 1;
  const whole = units.filter((unit): unit is UnitWithSample => unit.sample !== null);
  const idsOf = (some: readonly UnitWithSample[]): string[] => some.map(({ sample }) => sample.externalId);
  const before = await storedSamples(client, project, idsOf(whole));
  const fresh = whole.filter(({ sample }) => !before.has(sample.externalId));
  await insertNewSamples(client, project, fresh);
  const samples = new Map([...before, ...(await storedSamples(client, project, idsOf(fresh)))]);

  const heldOf = await holdSamples(client, before);
  const placed: PlacedSample[] = [];
  const spoken: Parameters<typeof insertComments>[2][number][] = [];
  const rows: Rows = { segments: [], segmentations: [], annotations: [], labels: [], flips: [] };
  for (const unit of whole) {
    const { sample } = unit;
    const found = samples.get(sample.externalId)!;
    const { plan, rejected, added, same } = await decideUnit(unit, heldOf(sample.externalId), project);
    put.rejected.push(...rejected);
    put.added += added;
    put.same += same;
    if (!plan) continue;
    placed.push({ id: found.id, sample });
    const own = annotationRows(found.id, sample, plan.adjudicated);
    if ((sample.comments ?? []).length > 0) {
      // Includes segments that only comments refer to.
      for (const { segmentId } of sample.comments!) if (segmentId !== null) own.segmentId(segmentId);
      spoken.push({ id: found.id, sample, segmentId: own.segmentId });
    }
    for (const table of ['segments', 'segmentations', 'annotations', 'labels', 'flips'] as const)
      (rows[table] as unknown[]).push(...own[table]);
  }
  // Queues and places first: what counts as a vote, and what is awaited, is known when annotations come.
  await insertKnownUse(
    client,
    placed.filter(({ sample }) => !before.has(sample.externalId)),
  );
  await insertQueue(client, project, placed);
  await insertHoneypots(client, rows);
  await insertAnnotations(client, project, rows);
  await insertComments(client, project, spoken);
  await afterwards(
    client,
    project.projectId,
    rows,
    new Set(fresh.map(({ sample }) => samples.get(sample.externalId)!.id)),
    queuedIn(placed, project.rounds),
  );
  return put;
}

/** Makes sure that a sample is a honeypot of every round in which somebody was tried by it. */
async function insertHoneypots(client: pg.Client, { annotations }: Rows): Promise<void> {
  const tried = annotations.filter(({ honeypot, roundId }) => honeypot === true && roundId !== null);
  if (tried.length === 0) return;
  await client.query(
    `INSERT INTO "RoundSample" ("roundId", "sampleId", "openPlaces", "honeypot", "language", "withdrawn", "queueKey")
     SELECT DISTINCT t."roundId", s."id", 0, true, lower(split_part(s."language", '-', 1)), s."withdrawnAt" IS NOT NULL, s."ordinal"
     FROM unnest($1::uuid[], $2::uuid[]) AS t("roundId", "sampleId") JOIN "Sample" s ON s."id" = t."sampleId"
     ON CONFLICT ("roundId", "sampleId") DO UPDATE SET "honeypot" = true WHERE NOT "RoundSample"."honeypot"`,
    [tried.map(({ roundId }) => roundId), tried.map(({ sampleId }) => sampleId)],
  );
}

/** Whether the file itself tells how many places of a sample in a round are free. */
function queuedIn(placed: readonly PlacedSample[], rounds: KnownRounds): ReadonlySet<string> {
  return new Set(
    placed.flatMap(({ id, sample }) =>
      (sample.queued ?? []).flatMap(({ round }) => {
        const known = rounds.find(round);
        return known?.filled ? [`${known.id} ${id}`] : [];
      }),
    ),
  );
}

async function insertNewSamples(
  client: pg.Client,
  target: IngestTarget,
  units: readonly UnitWithSample[],
): Promise<void> {
  if (units.length === 0) return;
  const drafts = units.map(({ sample }): SampleDraft => {
    const { externalId, textHash, question, reference, answer, language, generator } = sample;
    const { coarseLabel, coarseType } = sample;
    return {
      externalId,
      textHash,
      question,
      reference,
      answer,
      language,
      generator,
      coarseLabel,
      coarseType,
      metadata: JSON.stringify(sample.metadata),
      pedigree: sample.pedigree ? JSON.stringify(sample.pedigree) : null,
    };
  });
  await insertSamples(client, target, drafts);
  const withdrawn = units.filter(({ sample }) => sample.withdrawnAt !== null);
  if (withdrawn.length > 0)
    await client.query(
      `UPDATE "Sample" SET "withdrawnAt" = t."at", "withdrawnReason" = t."reason"
       FROM unnest($2::text[], $3::timestamptz[], $4::text[]) AS t("id", "at", "reason")
       WHERE "projectId" = $1 AND "externalId" = t."id"`,
      [
        target.projectId,
        withdrawn.map(({ sample }) => sample.externalId),
        withdrawn.map(({ sample }) => sample.withdrawnAt),
        withdrawn.map(({ sample }) => sample.withdrawnReason),
      ],
    );
}

/** What a person has submitted takes a place of its round; which predictions are current is told again. */
async function afterwards(
  client: pg.Client,
  projectId: string,
  { annotations }: Rows,
  fresh: ReadonlySet<string>,
  queued: ReadonlySet<string>,
): Promise<void> {
  const submitted = annotations.filter(
    ({ sampleId, roundId, source, state }) =>
      fresh.has(sampleId) &&
      !queued.has(`${roundId} ${sampleId}`) &&
      source === 'annotator' &&
      state === 'submitted',
  );
  const judged = annotations.filter(({ source }) => source === 'method').map(({ sampleId }) => sampleId);
  if (submitted.length > 0)
    await client.query(
      `UPDATE "RoundSample" q SET "openPlaces" = greatest(0, q."openPlaces" - t."n")
       FROM (SELECT "roundId", "sampleId", count(*)::int AS "n"
             FROM unnest($1::uuid[], $2::uuid[]) AS u("roundId", "sampleId") GROUP BY 1, 2) AS t
       WHERE q."roundId" = t."roundId" AND q."sampleId" = t."sampleId"`,
      [submitted.map(({ roundId }) => roundId), submitted.map(({ sampleId }) => sampleId)],
    );
  if (judged.length === 0) return;
  const marked = [...predictionLocks(projectId, judged), ...currentPredictions(projectId, judged, fresh)];
  for (const { text, values } of marked) await client.query(text, values);
}
