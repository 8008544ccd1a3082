import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@/generated/prisma/client';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import type { JudgedSegment } from '@/lib/consistency/method';
import { textHash } from '@/lib/sample/identity';
import { span } from '@/lib/text/offsets';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { methodPrediction } from './method-prediction';

/** A change of a source's answer: where it begins, what stood there, what stands there now. */
export type MadeChange = readonly [start: number, was: string, is: string];

/** How a change is stored. */
export const editOf = ([start, was, is]: MadeChange) => ({
  ...{ start, end: start + was.length, was, is },
  evidence: null,
});

/** A constructed sample: its answer is the source's with the changes made. `intended` is stored as it is. */
export async function constructedSample(
  db: PrismaClient,
  projectId: string,
  {
    source,
    changes,
    intended = 'KCont',
  }: { source: string; changes: readonly MadeChange[]; intended?: string | string[] | null },
): Promise<{ id: string; answer: string }> {
  const answer = changes.reduceRight(
    (text, [start, was, is]) => text.slice(0, start) + is + text.slice(start + was.length),
    source,
  );
  const texts = { question: 'How is the kiln?', reference: source, answer };
  const { id } = await db.sample.create({
    data: {
      ...{ ...texts, projectId, externalId: randomUUID(), language: 'en' },
      textHash: textHash(texts.question, texts.reference, texts.answer),
      pedigree: {
        ...{ recipe: 'number', version: '1', source: 'kiln', intended, edits: changes.map(editOf) },
        ...{ model: null, rationale: null },
      },
    },
  });
  return { id, answer };
}

/** What a judge says of the part of an answer between two offsets: a type, or a verdict without one. */
export type SegmentSaid = readonly [start: number, end: number, what: ErrorType | JudgedSegment['fact']];

/** A judge's prediction of a sample; judges of the same name judge alike. */
export async function judgeSays(
  db: PrismaClient,
  projectId: string,
  { id, answer }: { id: string; answer: string },
  said: readonly SegmentSaid[],
  method = 'judge',
): Promise<void> {
  const segments = said.map(([start, end, what]): JudgedSegment => {
    const errorType = ERROR_TYPES.find((type) => type === what) ?? null;
    return {
      ...{ text: answer.slice(start, end), spans: [span(start, end)], evidence: [], errorType },
      fact: errorType ? 'inconsistent' : (what as JudgedSegment['fact']),
      ...{ logic: 'not_judged', machine: machineDetailsSchema.parse({}) },
    };
  });
  await methodPrediction(db, projectId, [id], segments, { method, judges: ['fact'] });
}
