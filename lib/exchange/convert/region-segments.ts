import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import { fault, type Fault } from '../parse/reject';
import type { ConversionContext, NativeSegment } from './conversion';
import { factLabelOf, labelNamed, type NativeLabel, type SaidLabel, withStages } from './labels';
import { type Mark, markedSegments, answerPlace } from './marked-segments';

/** What somebody said in an annotation tool of one place of the answer, or with no span of the answer as a whole. */
export interface Region {
  /** Where the file has it, as a path within the annotation. */
  path: string;
  span: { start: number; end: number; quote: string | null } | null;
  /** On another text than the answer, by what the file says of it. */
  elsewhere?: boolean;
  /** The words that may be verdicts or types, and what else was remarked. */
  words: string[];
  remarks: string[];
  /** What is said of each stage beside the label. */
  stages?: Partial<StageVerdicts>;
}

interface SegmentsContext extends Pick<ConversionContext, 'place' | 'note'> {
  /** A person judges both stages, a model facts alone. */
  judges: 'both' | 'fact';
}

/**
 * The segments of an annotation and its note: each labelled span of the answer is one, and where no span is labelled a choice for the
 * whole answer is one over all of it. What no label touches was not judged; words that are no label stand in the note of the segment of
 * their place, else in the annotation's under what they are about. A fault names the region.
 */
export function segmentsOf(
  regions: readonly Region[],
  { answer, reference }: { answer: string; reference: string },
  { place, note, judges }: SegmentsContext,
): { segments: NativeSegment[]; note: string } | Fault {
  const label = (said: SaidLabel, stages: Partial<StageVerdicts> = {}): NativeLabel =>
    judges === 'both' ? withStages(said, stages) : factLabelOf(said);
  const named = (words: readonly string[]): SaidLabel | null =>
    words.map(labelNamed).find((one) => one !== null) ?? null;
  const marks: Mark[] = [];
  const whole: { said: SaidLabel; note: string }[] = [];
  const unjudged: { at: [number, number]; note: string }[] = [];
  const remarks: string[] = [];
  for (const { path, span, elsewhere, words, remarks: own, stages } of regions) {
    const said = named(words);
    const text = [...words, ...own].join('\n');
    if (!span) {
      if (said !== null) whole.push({ said, note: text });
      else for (const word of words) note('label_unknown', word);
      remarks.push(...own, ...(said === null ? words : []));
      continue;
    }
    const at = elsewhere ? null : place({ text: answer, ...span });
    if (elsewhere || (!at && place({ text: reference, ...span }))) {
      note('label_dropped', words.join(', '));
      remarks.push(...own);
      continue;
    }
    if (!at) return fault(span.quote === null ? 'offset' : 'quote', path);
    if (said !== null) marks.push({ spans: [at], ...label(said, stages), note: text });
    else {
      if (words.length > 0) note('label_unknown', words.join(', '));
      unjudged.push({ at, note: text });
    }
  }
  for (const { at, note: text } of unjudged) {
    const mark = marks.find(({ spans: [place] }) => place.join() === at.join());
    if (mark) mark.note = [mark.note, text].join('\n');
    else remarks.push(`${[...answer].slice(...at).join('')}\n${text}`);
  }
  if (marks.length > 0 || whole.length === 0)
    return {
      segments: markedSegments(answer, marks, 'unjudged'),
      note: [...whole.map((one) => one.note), ...remarks].join('\n'),
    };
  const [first] = whole;
  const said = { ...label(first!.said), note: whole.map((one) => one.note).join('\n') };
  return { segments: [{ ...answerPlace(answer), ...said }], note: remarks.join('\n') };
}
