import type { Db } from '@/lib/db/client';
import type { Stage } from '@/lib/typology/error-type';
import type { JudgeReading } from '../judged-cells';
import type { PersonReading } from '../standing';
import { type LabelJson, SEGMENTS_JSON, toSegment } from './segment-json';

/** Names a standing. */
export interface StandingKey {
  roundId: string;
  sampleId: string;
}

export interface SampleReadings extends StandingKey {
  answer: string;
  reference: string;
  people: (PersonReading & { activeMs: number; submittedAt: Date })[];
  judges: JudgeReading[];
}

interface PersonRow extends StandingKey {
  authorId: string;
  activeMs: number;
  submittedAt: Date;
  segments: LabelJson[];
}

/**
 * What people submitted on these samples in these rounds, beside the present readings of judges. Samples that are withdrawn
 * or honeypots, or on which nobody has submitted anything, are left out. Two queries, whatever the number of keys.
 */
export async function readReadings(db: Db, keys: readonly StandingKey[]): Promise<SampleReadings[]> {
  const rounds = keys.map(({ roundId }) => roundId);
  const samples = keys.map(({ sampleId }) => sampleId);
  const people = await db.$queryRaw<PersonRow[]>`
    SELECT a."roundId", a."sampleId", a."authorId", a."activeMs", coalesce(a."submittedAt", a."updatedAt") AS "submittedAt",
      ${SEGMENTS_JSON} AS segments
    FROM (SELECT DISTINCT * FROM unnest(${rounds}::uuid[], ${samples}::uuid[]) AS k(round, sample)) k
    JOIN "Annotation" a ON a."sampleId" = k.sample AND a."roundId" = k.round
      AND a.source = 'annotator' AND a.state = 'submitted' AND a."authorId" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "RoundSample" q WHERE q."roundId" = k.round AND q."sampleId" = k.sample AND q.honeypot)`;
  const named = [...new Set(people.map(({ sampleId }) => sampleId))];
  const texts = await db.sample.findMany({
    where: { id: { in: named }, withdrawnAt: null },
    select: { id: true, answer: true, reference: true },
  });
  const judges = await readJudges(db, named);
  const byId = new Map(texts.map((text) => [text.id, text]));
  const found = new Map<string, SampleReadings>();
  for (const { roundId, sampleId, authorId, activeMs, submittedAt, segments } of people) {
    const text = byId.get(sampleId);
    if (!text) continue;
    const key = `${roundId}/${sampleId}`;
    const own = found.get(key) ?? {
      ...{ roundId, sampleId, answer: text.answer, reference: text.reference },
      ...{ people: [], judges: judges.get(sampleId) ?? [] },
    };
    own.people.push({ authorId, activeMs, submittedAt, segments: segments.map(toSegment) });
    found.set(key, own);
  }
  return [...found.values()];
}

async function readJudges(db: Db, samples: readonly string[]): Promise<Map<string, JudgeReading[]>> {
  const rows = await db.$queryRaw<
    { sampleId: string; method: string; judges: Stage[]; segments: LabelJson[] }[]
  >`
    SELECT a."sampleId", r.method, r.judges, ${SEGMENTS_JSON} AS segments
    FROM "Annotation" a JOIN "Run" r ON r.id = a."runId"
    WHERE a."sampleId" = ANY (${samples}::uuid[]) AND a.source = 'method' AND NOT a.superseded
    ORDER BY r.method, a."createdAt"`;
  const found = new Map<string, JudgeReading[]>();
  for (const { sampleId, method, judges, segments } of rows) {
    const reading = { method, declared: judges, segments: segments.map(toSegment) };
    // One reading a method: of several that stand, the latest.
    const others = (found.get(sampleId) ?? []).filter((other) => other.method !== method);
    found.set(sampleId, [...others, reading]);
  }
  return found;
}
