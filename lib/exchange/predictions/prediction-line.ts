import { z } from 'zod';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import type { FieldIssue } from '@/lib/errors';
import type { SampleTexts } from '@/lib/sample/texts';
import { storableJson, storableText } from '@/lib/storable-schema';
import { type Stage, STAGES } from '@/lib/typology/error-type';
import { NATIVE_FORMAT } from '../contents/native/version';

const verdict = z.enum(VERDICTS);
const why = { score: z.number().optional(), rationale: storableText.max(20_000).optional() };

/** What a judge said of one segment: as in the native format, whose rules of spans, types and evidence hold. */
const segment = z.strictObject({
  text: storableText.optional(),
  spans: z.array(z.tuple([z.int(), z.int()])).optional(),
  fact: verdict,
  logic: verdict.optional(),
  error_type: storableText.nullish(),
  evidence: z.array(storableJson).max(50).optional(),
  ...why,
});

/** One line of predictions: a sample by its id, and what a judge said of its answer, or of the segments of it. */
const predictionLineSchema = z
  .strictObject({
    sample: storableText.min(1),
    verdict: verdict.optional(),
    segments: z.array(segment).min(1).max(10_000).optional(),
    ...why,
  })
  .refine(({ verdict: said, segments }) => said !== undefined || segments !== undefined, {
    path: ['verdict'],
  });
export type PredictionLine = z.infer<typeof predictionLineSchema>;

/** The run of a judge outside of the studio, whose predictions these are. */
export const outsideRunSchema = z.object({
  method: storableText.trim().min(1).max(200),
  version: storableText.trim().min(1).max(200),
  model: storableText.trim().min(1).max(500).nullable().default(null),
  /** The stages that it judges; without "logic" the logic of no segment was judged. */
  judges: storableText
    .default('fact')
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(STAGES)).min(1)),
  /** Which run it is: the same method, version, model and moment are one run, however many requests bring it. */
  runAt: z.iso.datetime().optional(),
});
export type OutsideRun = z.output<typeof outsideRunSchema> & { runAt: string };

/** A line read; its faults are named by its number. */
export function readPredictionLine(text: string, number: number): PredictionLine | FieldIssue[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [{ path: `line ${number}`, code: 'not_json' }];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path: `line ${number}`, code: 'not_object' }];
  const read = predictionLineSchema.safeParse(value);
  if (read.success) return read.data;
  return read.error.issues.flatMap(pathsOf).map((path) => ({
    path: [`line ${number}`, ...path].join('.'),
    code: 'invalid_value',
  }));
}

/** Where an issue lies: a field that is not known is named by itself. */
const pathsOf = ({ path, ...issue }: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];

/** The same as a line of the native format, under the texts of its sample; an answer without segments is one segment. */
export function nativeLine(
  { sample, verdict: whole, segments, score, rationale }: PredictionLine,
  texts: Pick<SampleTexts, 'question' | 'reference' | 'answer'>,
  run: OutsideRun,
): string {
  const { method: id, version, model, judges, runAt } = run;
  const said = segments ?? [{ text: texts.answer, fact: whole!, score, rationale }];
  return JSON.stringify({
    format: NATIVE_FORMAT,
    record: 'sample',
    id: sample,
    ...texts,
    annotations: [
      {
        method: { id, version, model, params: {}, judges, run_at: runAt },
        ...(segments && whole !== undefined && { verdict: whole }),
        segments: said.map((one) => segmentRecord(one, judges)),
      },
    ],
  });
}

function segmentRecord({ score, rationale, ...label }: z.infer<typeof segment>, judges: readonly Stage[]) {
  const machine = { ...(score !== undefined && { score }), ...(rationale !== undefined && { rationale }) };
  return {
    ...label,
    ...(label.logic === undefined && { logic: judges.includes('logic') ? 'abstained' : 'not_judged' }),
    ...(Object.keys(machine).length > 0 && { machine }),
  };
}
