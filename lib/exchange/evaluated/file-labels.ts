import { z } from 'zod';
import { codePoint, offsetMap, span, type Span } from '@/lib/text/offsets';
import { cellText, type SampleDraft } from '../import/draft-sample';
import type { Mapping } from '../dialect/settings';
import { parseLabelWord, readErrorType } from '../presets/label-coding';

/** A label that a file gives to an answer or to a part of one. */
export interface GivenLabel {
  consistent: boolean;
  /** Of an inconsistent one, as far as named: of an answer those of all its segments. */
  types: readonly string[];
}

/** What a file says of an answer beside its texts. */
export interface FileLabels {
  answer: GivenLabel | null;
  segments: (GivenLabel & { spans: readonly Span[] })[];
  /** Labels of segments that do not stand in the answer, or are of no shape that is read. */
  unplaced: number;
  /** What made the answer wrong on purpose, where the file tells. */
  corruption: string | null;
}

const offset = z.int().min(0);
/** As the studio writes units of gold, and as labelled files have segments; offsets in code points. */
const segmentSchema = z.object({
  text: z.string().nullish(),
  spans: z.array(z.tuple([offset, offset])).nullish(),
  start: offset.nullish(),
  end: offset.nullish(),
  verdict: z.string().nullish(),
  consistent: z.boolean().nullish(),
  error_type: z.string().nullish(),
  error_type_mapped: z.string().nullish(),
});
type GivenSegment = z.output<typeof segmentSchema>;
const goldSchema = z.object({ verdict: z.string().nullish(), units: z.array(segmentSchema) });

/** Columns that say by which kind of change an answer was made wrong, folded. */
const CORRUPTION = /^(corruption|perturbation|attack|mutation|edit)(type|kind|method)?$/;

/**
 * Reads the labels of one row, wherever they stand: the studio's gold (`gold` of the native format, or the columns of the content
 * gold), `segments`, and a column for the whole answer. What is not decided there is no label.
 */
export function fileLabels(
  values: ReadonlyMap<string, unknown>,
  draft: Pick<SampleDraft, 'answer' | 'coarseLabel'>,
  mapping: Mapping,
): FileLabels {
  const gold = goldSchema.safeParse(jsonOf(values.get('gold'))).data;
  const unit = values.has('segment_verdict') ? [unitOf(values)] : null;
  const listed = jsonOf(values.get('segments'));
  const read = (Array.isArray(listed) ? listed : []).map((one) => segmentSchema.safeParse(one).data);
  const given = gold?.units ?? unit ?? read.filter((one) => one !== undefined);
  const labelled = given.flatMap((segment) => {
    const consistent = segment.consistent ?? verdictOf(segment.verdict);
    return consistent === null ? [] : [{ segment, consistent }];
  });
  const segments = labelled.flatMap(({ segment, consistent }) => {
    const spans = placesOf(draft.answer, segment);
    return spans ? [{ spans, consistent, types: typesOf(consistent, segment) }] : [];
  });
  const consistent = answerOf(values, draft, { gold: gold?.verdict, unit: unit !== null });
  const own = given.length > 0 || mapping.errorType === null ? '' : cellText(values.get(mapping.errorType));
  const types =
    given.length > 0 ? segments.flatMap((segment) => segment.types) : own === '' ? [] : [named(own)];
  return {
    answer: consistent === null ? null : { consistent, types: consistent ? [] : [...new Set(types)] },
    segments,
    unplaced: labelled.length - segments.length + read.filter((one) => one === undefined).length,
    corruption: corruptionOf(values),
  };
}

/** The labels of rows that tell of one answer, segment by segment. */
export const joinedLabels = (one: FileLabels, other: FileLabels): FileLabels => ({
  answer: one.answer && {
    ...one.answer,
    types: [...new Set([...one.answer.types, ...(other.answer?.types ?? [])])],
  },
  segments: [...one.segments, ...other.segments],
  unplaced: one.unplaced + other.unplaced,
  corruption: one.corruption,
});

/** The unit that a row of the content gold is about. */
const unitOf = (values: ReadonlyMap<string, unknown>): GivenSegment =>
  segmentSchema.safeParse({
    text: values.get('answer_segment'),
    spans: jsonOf(values.get('segment_spans')),
    verdict: values.get('segment_verdict'),
    error_type: values.get('error_type'),
  }).data ?? {};

function answerOf(
  values: ReadonlyMap<string, unknown>,
  { coarseLabel }: Pick<SampleDraft, 'coarseLabel'>,
  { gold, unit }: { gold: string | null | undefined; unit: boolean },
): boolean | null {
  const words = [gold, ...(unit ? ['answer_verdict'] : []).map((name) => values.get(name))];
  const others = [values.get('answer_label'), coarseLabel, values.get('sample_label')];
  const verdicts = [...words, ...others].map((word) => verdictOf(cellText(word)));
  return verdicts.find((verdict) => verdict !== null) ?? null;
}

function verdictOf(word: string | null | undefined): boolean | null {
  const verdict = parseLabelWord(word ?? '', 'consistent');
  return verdict === 'consistent' ? true : verdict === 'inconsistent' ? false : null;
}

function typesOf(consistent: boolean, segment: GivenSegment): string[] {
  const type = segment.error_type ?? segment.error_type_mapped ?? '';
  return consistent || type === '' ? [] : [named(type)];
}

/** A type of the typology by its short name, another one by its own. */
const named = (type: string): string => readErrorType(type) ?? type;

function placesOf(answer: string, { text, spans, start, end }: GivenSegment): Span[] | null {
  const places =
    spans ?? (typeof start === 'number' && typeof end === 'number' ? [[start, end] as const] : []);
  const map = offsetMap(answer);
  const held = places.filter(([from, to]) => from < to);
  if (held.length > 0)
    return held.map(([from, to]): Span => [map.toUtf16(codePoint(from)), map.toUtf16(codePoint(to))]);
  const at = text ? answer.indexOf(text) : -1;
  return text && at >= 0 ? [span(at, at + text.length)] : null;
}

function corruptionOf(values: ReadonlyMap<string, unknown>): string | null {
  for (const [column, value] of values)
    if (CORRUPTION.test(column.toLowerCase().replaceAll(/[\s_.-]/g, '')))
      return cellText(value).trim() || null;
  return null;
}

/** A cell of a table holds lists and objects as JSON. */
function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
