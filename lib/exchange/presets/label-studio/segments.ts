import type { ConversionContext, NativeSegment } from '../../convert/conversion';
import { factLabelOf, labelNamed, labelOf } from '../../convert/labels';
import { type Mark, markedSegments } from '../../convert/marked-segments';
import { fault, type Fault } from '../../parse/reject';
import type { Region } from './regions';
import type { TaskTexts } from './task-texts';

interface SegmentsContext extends Pick<ConversionContext, 'place' | 'note'> {
  /** A person judges both stages, a model facts alone. */
  judges: 'both' | 'fact';
}

/**
 * The segments of an annotation and its note: each labelled span of the answer is one, and where no span is labelled a choice for the
 * whole answer is one over all of it. What no label touches was not judged. A fault names the result.
 */
export function segmentsOf(
  regions: readonly Region[],
  { answer, reference }: Pick<TaskTexts, 'answer' | 'reference'>,
  { place, note, judges }: SegmentsContext,
): { segments: NativeSegment[]; note: string } | Fault {
  const label = judges === 'both' ? labelOf : factLabelOf;
  const said = (words: readonly string[]) => words.map(labelNamed).find((named) => named !== null) ?? null;
  const marks: Mark[] = [];
  const whole: { said: NonNullable<ReturnType<typeof labelNamed>>; note: string }[] = [];
  const remarks: string[] = [];
  for (const { index, span, labels, choices, remarks: own } of regions) {
    const words = [...labels, ...choices];
    const named = said(words);
    const text = [...words, ...own].join('\n');
    if (!span) {
      if (named !== null) whole.push({ said: named, note: text });
      else for (const word of words) note('label_unknown', word);
      remarks.push(...own, ...(named === null ? words : []));
      continue;
    }
    const at = place({ text: answer, ...span });
    if (!at && place({ text: reference, ...span })) {
      note('label_dropped', words.join(', '));
      continue;
    }
    if (!at) return fault('quote', `result[${index}].value.text`);
    if (named === null) note('label_unknown', words.join(', '));
    else marks.push({ spans: [at], ...label(named), note: text });
  }
  if (marks.length > 0 || whole.length === 0)
    return {
      segments: markedSegments(answer, marks, 'unjudged'),
      note: [...whole.map((one) => one.note), ...remarks].join('\n'),
    };
  const [first] = whole;
  const [start, end] = [0, [...answer].length];
  return {
    segments: [
      { spans: [[start, end]], ...label(first!.said), note: whole.map((one) => one.note).join('\n') },
    ],
    note: remarks.join('\n'),
  };
}
