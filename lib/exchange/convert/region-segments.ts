import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import { fault, type Fault } from '../parse/reject';
import type { ConversionContext, NativeSegment } from './conversion';
import { factLabelOf, labelNamed, type NativeLabel, withStages, wordOfLabel, wordsRead } from './labels';
import { type Mark, markedSegments, answerPlace } from './marked-segments';

/** What was said that is no label. */
export interface Remark {
  /** The control or the question that it answers; empty for a note of the place itself. */
  by: string;
  text: string;
}

/** What somebody said in an annotation tool of one place of the answer, or with no span of the answer as a whole. */
export interface Region {
  /** Where the file has it, as a path within the annotation. */
  path: string;
  span: { start: number; end: number; quote: string | null } | null;
  /** On another text than the answer, by what the file says of it. */
  elsewhere?: boolean;
  /** The words that may be verdicts or types, and what else was remarked. */
  words: string[];
  remarks: Remark[];
  /** What is said of each stage beside the label. */
  stages?: Partial<StageVerdicts>;
}

interface Texts {
  answer: string;
  reference: string;
}

interface SegmentsContext extends Pick<ConversionContext, 'place' | 'note'> {
  /** A person judges both stages, a model facts alone. */
  judges: 'both' | 'fact';
}

/** All that is said of one place, or of the answer as a whole. */
interface Said {
  words: string[];
  remarks: string[];
  stages: Partial<StageVerdicts>;
}
const nothing = (): Said => ({ words: [], remarks: [], stages: {} });

/** What an annotation says, by place of the answer. */
interface Gathered {
  whole: Said;
  places: (Said & { at: [number, number] })[];
  /** Of another text than the answer. */
  remarks: string[];
  /** Words of regions that name no label at all. */
  unknown: string[];
}

/**
 * The segments of an annotation and its note: each labelled place of the answer is one, and where no place is labelled a choice for the
 * whole answer is one over all of it. What no label touches was not judged; words that the label does not say stand in the note of their
 * segment, those without one in the annotation's under what they are about. Without a segment nothing is kept. A fault names the region.
 */
export function segmentsOf(
  regions: readonly Region[],
  { answer, reference }: Texts,
  { place, note, judges }: SegmentsContext,
): { segments: NativeSegment[]; note: string } | Fault {
  const gathered = gather(regions, { answer, reference }, { place, note });
  if ('reason' in gathered) return gathered;
  const { whole, places, remarks, unknown } = gathered;
  const marks: Mark[] = [];
  for (const said of places) {
    const labelled = labelSaid(said, judges);
    const { rest } = wordsRead(said.words);
    if (labelled) marks.push({ spans: [said.at], ...labelled, note: [...rest, ...said.remarks].join('\n') });
    else remarks.push([...answer].slice(...said.at).join(''), ...said.words, ...said.remarks);
  }
  const ofAll = marks.length > 0 ? null : labelSaid(whole, judges);
  const all = ofAll && { ...answerPlace(answer), ...ofAll, note: wordsRead(whole.words).rest.join('\n') };
  const segments = all ? [all] : markedSegments(answer, marks, 'unjudged');
  for (const words of unknown) note(segments.length > 0 ? 'label_unknown' : 'label_dropped', words);
  if (segments.length === 0)
    for (const { by } of regions.flatMap((region) => region.remarks)) note('label_dropped', by || 'note');
  return {
    segments,
    note: [...(all ? [] : whole.words), ...whole.remarks, ...remarks].join('\n'),
  };
}

/** Puts together what is said of one place; labels of another text than the answer are named and left out. */
function gather(
  regions: readonly Region[],
  { answer, reference }: Texts,
  { place, note }: Pick<SegmentsContext, 'place' | 'note'>,
): Gathered | Fault {
  const whole = nothing();
  const places = new Map<string, Gathered['places'][number]>();
  const remarks: string[] = [];
  const unknown: string[] = [];
  for (const { path, span, elsewhere, words, stages, ...region } of regions) {
    const own = region.remarks.map(({ by, text }) => (by === '' ? text : `${by}: ${text}`));
    const at = span && !elsewhere ? place({ text: answer, ...span }) : null;
    if (elsewhere || (span && !at && place({ text: reference, ...span }))) {
      if (words.length > 0) note('label_dropped', words.join(', '));
      remarks.push(...own);
      continue;
    }
    if (span && !at) return fault(span.quote === null ? 'offset' : 'quote', path);
    if (words.length > 0 && words.every((word) => labelNamed(word) === null)) unknown.push(words.join(', '));
    if (at && !places.has(at.join())) places.set(at.join(), { at, ...nothing() });
    const said = at ? places.get(at.join())! : whole;
    said.words.push(...words);
    said.remarks.push(...own);
    Object.assign(said.stages, stages);
  }
  return { whole, places: [...places.values()], remarks: remarks, unknown: unknown };
}

function labelSaid({ words, stages }: Said, judges: SegmentsContext['judges']): NativeLabel | null {
  const said = wordsRead(words).said ?? wordOfLabel({ fact: null, logic: null, ...stages });
  if (said === null) return null;
  return judges === 'both' ? withStages(said, stages) : factLabelOf(said);
}
