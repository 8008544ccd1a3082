import { Prisma } from '@/generated/prisma/client';
import { ofPerson } from '@/lib/annotation/evidence/evidence-origin';
import { NEWEST_FIRST, PERSON, votesQuery } from '@/lib/annotation/server/labels/votes';
import type { Db } from '@/lib/db/client';
import type { Stage } from '@/lib/typology/error-type';
import type { MethodPrediction } from '../units/judged-cells';
import type { ExposedAnnotation } from '../units/restricted';
import { type LabelJson, SEGMENTS_JSON, segmentFromJson } from './segment-json';

/** Names a sample agreement. */
export interface SampleAgreementKey {
  roundId: string;
  sampleId: string;
}

/** What people submitted that a sample agreement is made of. */
export interface SampleAnnotations extends SampleAgreementKey {
  /** Of several rounds: each person's newest that counts. */
  pooled: boolean;
  answer: string;
  reference: string;
  people: (ExposedAnnotation & { activeMs: number; submittedAt: Date })[];
  methods: MethodPrediction[];
}

interface PersonRow extends SampleAgreementKey {
  pooled: boolean;
  authorId: string;
  activeMs: number;
  submittedAt: Date;
  control: boolean;
  segments: LabelJson[];
}

/**
 * What people submitted on these samples in these rounds, and their votes on `pooled` samples, beside the present predictions of judges.
 * Samples that are withdrawn or honeypots, or on which nobody has submitted anything, are left out. As many queries for any number.
 */
export async function loadRatedAnnotations(
  db: Db,
  keys: readonly SampleAgreementKey[],
  pooled: readonly SampleAgreementKey[],
): Promise<SampleAnnotations[]> {
  const people = await db.$queryRaw<PersonRow[]>`
    SELECT x.round AS "roundId", x.pooled, a."sampleId", a."authorId", a."activeMs", a.control,
      coalesce(a."submittedAt", a."updatedAt") AS "submittedAt", ${SEGMENTS_JSON} AS segments
    FROM (${ofRounds(keys)} UNION ALL ${ofVotes(pooled)}) x JOIN "Annotation" a ON a.id = x.id`;
  const named = [...new Set(people.map(({ sampleId }) => sampleId))];
  const texts = await db.sample.findMany({
    where: { id: { in: named }, withdrawnAt: null },
    select: { id: true, answer: true, reference: true },
  });
  const predictions = await loadMethodPredictions(db, named);
  const byId = new Map(texts.map((text) => [text.id, text]));
  const found = new Map<string, SampleAnnotations>();
  for (const { roundId, sampleId, pooled, ...person } of people) {
    const text = byId.get(sampleId);
    if (!text) continue;
    const key = `${roundId}/${sampleId}/${pooled}`;
    const own = found.get(key) ?? {
      roundId,
      sampleId,
      pooled,
      answer: text.answer,
      reference: text.reference,
      people: [],
      methods: predictions.get(sampleId) ?? [],
    };
    own.people.push(toPerson(person));
    found.set(key, own);
  }
  return [...found.values()];
}

/** Of what a method found, a person says only what they have accepted. */
function toPerson({ segments, ...person }: Omit<PersonRow, keyof SampleAgreementKey | 'pooled'>) {
  const exposures = new Map(
    segments.flatMap(({ id, exposure }) => (exposure ? [[id, exposure] as const] : [])),
  );
  return { ...person, exposures, segments: segments.map((one) => segmentFromJson(one, ofPerson)) };
}

const unnested = (
  keys: readonly SampleAgreementKey[],
): Prisma.Sql => Prisma.sql`(SELECT DISTINCT * FROM unnest(
  ${keys.map(({ roundId }) => roundId)}::uuid[], ${keys.map(({ sampleId }) => sampleId)}::uuid[]) AS k(round, sample)) k`;

const ofRounds = (keys: readonly SampleAgreementKey[]): Prisma.Sql => Prisma.sql`
  (SELECT DISTINCT ON (k.round, k.sample, ${PERSON}) a.id, k.round, false AS pooled FROM ${unnested(keys)}
  JOIN "Annotation" a ON a."sampleId" = k.sample AND a."roundId" = k.round
    AND a.source = 'annotator' AND a.state = 'submitted' AND a."authorId" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "RoundSample" q WHERE q."roundId" = k.round AND q."sampleId" = k.sample AND q.honeypot)
  ORDER BY k.round, k.sample, ${PERSON}, ${NEWEST_FIRST})`;

const ofVotes = (keys: readonly SampleAgreementKey[]): Prisma.Sql => Prisma.sql`
  SELECT v.id, k.round, true AS pooled FROM ${unnested(keys)}
  JOIN (${votesQuery(keys.map(({ sampleId }) => sampleId))}) v ON v."sampleId" = k.sample`;

async function loadMethodPredictions(
  db: Db,
  samples: readonly string[],
): Promise<Map<string, MethodPrediction[]>> {
  const rows = await db.$queryRaw<
    { sampleId: string; method: string; judges: Stage[]; segments: LabelJson[] }[]
  >`
    SELECT a."sampleId", r.method, r.judges, ${SEGMENTS_JSON} AS segments
    FROM "Annotation" a JOIN "Run" r ON r.id = a."runId"
    WHERE a."sampleId" = ANY (${samples}::uuid[]) AND a.source = 'method' AND NOT a.superseded
    ORDER BY r.method, a."createdAt"`;
  const found = new Map<string, MethodPrediction[]>();
  for (const { sampleId, method, judges, segments } of rows) {
    const prediction = {
      method,
      declared: judges,
      segments: segments.map((one) => segmentFromJson(one, (all) => all)),
    };
    // One prediction per method: the latest of several current ones.
    const others = (found.get(sampleId) ?? []).filter((other) => other.method !== method);
    found.set(sampleId, [...others, prediction]);
  }
  return found;
}
