import { z } from 'zod';
import { type Verdict, VERDICTS } from '@/lib/annotation/labels/verdict';
import type { FieldIssue } from '@/lib/errors';
import type { SampleTexts } from '@/lib/sample/texts';
import { storableJson, storableText } from '@/lib/storable-schema';
import { type Stage, STAGES } from '@/lib/typology/error-type';
import { time } from '../contents/native/related-records';
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
type Segment = z.infer<typeof segment>;

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
  /** The stages that it judges; without "logic" the logic of no segment was judged. Scores are of facts, so that "fact" is one. */
  judges: storableText
    .default('fact')
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(STAGES)))
    .refine((stages) => stages.includes('fact'))
    // In whatever order they were sent, they are the same judge.
    .transform((stages) => STAGES.filter((stage) => stages.includes(stage))),
  /** Which run it is: the same method, version, model and moment are one run, however many requests bring it. */
  runAt: storableText
    // The plus of an offset that stands unescaped in an address is a space.
    .transform((text) => text.replace(/ (?=\d\d:\d\d$)/, '+'))
    .pipe(time)
    .optional(),
});
export type OutsideRun = z.output<typeof outsideRunSchema> & { runAt: string };

/** A line read, of a judge of these stages; its faults are named by its number. */
export function readPredictionLine(
  text: string,
  number: number,
  judges: readonly Stage[],
): PredictionLine | FieldIssue[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [{ path: `line ${number}`, code: 'not_json' }];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path: `line ${number}`, code: 'not_object' }];
  const read = predictionLineSchema.safeParse(value);
  if (read.success) {
    const faults = [...stageFaults(read.data, judges), ...answerFaults(read.data)];
    return faults.length > 0
      ? faults.map(({ path, code }) => ({ path: `line ${number}.${path}`, code }))
      : read.data;
  }
  return read.error.issues.flatMap((issue) => fieldIssues(issue, `line ${number}`));
}

/** A segment has a word for each stage that its judge judges, and none for another one. */
function stageFaults({ segments = [] }: PredictionLine, judges: readonly Stage[]): FieldIssue[] {
  const judged = judges.includes('logic');
  return segments.flatMap(({ logic }, index): FieldIssue[] => {
    const path = `segments.${index}.logic`;
    if (judged) return logic === undefined ? [{ path, code: 'stage_undeclared' }] : [];
    return logic === undefined || logic === 'not_judged' ? [] : [{ path, code: 'stage_not_judged' }];
  });
}

/** A score and a rationale are kept with a segment: beside segments they would be lost. */
const answerFaults = ({ segments, ...line }: PredictionLine): FieldIssue[] =>
  (['score', 'rationale'] as const)
    .filter((field) => segments !== undefined && line[field] !== undefined)
    .map((path) => ({ path, code: 'with_segments' }));

/** What an issue within a line says; a field that is not known is named by itself. */
function fieldIssues({ path, ...issue }: z.core.$ZodIssue, line: string): FieldIssue[] {
  const inLine = (...keys: PropertyKey[]): string => [line, ...path, ...keys].join('.');
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: inLine(key), code: 'unknown_field' }))
    : [{ path: inLine(), code: 'invalid_value' }];
}

/** The same as a line of the native format, under what is stored of its sample; an answer without segments is one segment. */
export function nativeLine(
  { sample, verdict: whole, segments, score, rationale }: PredictionLine,
  stored: Pick<SampleTexts, 'question' | 'reference' | 'answer'>,
  run: OutsideRun,
): string {
  const { method: id, version, model, judges, runAt } = run;
  const said = segments ?? [{ text: stored.answer, ...ofBothStages(whole!, judges), score, rationale }];
  return JSON.stringify({
    format: NATIVE_FORMAT,
    record: 'sample',
    id: sample,
    ...stored,
    annotations: [
      {
        method: { id, version, model, params: {}, judges, run_at: runAt },
        ...(segments && whole !== undefined && { verdict: whole }),
        segments: said.map(segmentRecord),
      },
    ],
  });
}

/** What is said of the answer holds for each stage; which one failed it does not say: the answer is charged to the facts. */
const ofBothStages = (whole: Verdict, judges: readonly Stage[]): Pick<Segment, Stage> => ({
  fact: whole,
  ...(judges.includes('logic') && { logic: whole === 'inconsistent' ? 'abstained' : whole }),
});

function segmentRecord({ score, rationale, ...label }: Segment) {
  const machine = { ...(score !== undefined && { score }), ...(rationale !== undefined && { rationale }) };
  return {
    ...label,
    ...(label.logic === undefined && { logic: 'not_judged' }),
    ...(Object.keys(machine).length > 0 && { machine }),
  };
}
