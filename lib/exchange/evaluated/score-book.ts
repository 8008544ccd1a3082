import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { JudgedSegment, Prediction } from '@/lib/consistency/method';
import type { Span } from '@/lib/text/offsets';
import type { Stage } from '@/lib/typology/error-type';
import type { FileLabels } from './file-labels';
import { type LabelPair, levelScores, type LevelScores } from './scores';

/** How a judge did against the labels of a file; a level without labels is null. */
export interface FileScores {
  answers: LevelScores | null;
  segments: LevelScores | null;
  /** Labels of segments that stand nowhere in their answers. */
  unplacedLabels: number;
}

/**
 * A judge's verdict on a part of an answer that it may have segmented otherwise: the worst of the segments that overlap
 * it, by the rule for whole answers. Undecided where none does.
 */
export function verdictOn(
  part: readonly Span[],
  segments: readonly Pick<JudgedSegment, 'spans' | 'fact' | 'logic'>[],
  judges: readonly Stage[],
): AnswerVerdict {
  const over = segments.filter(({ spans }) =>
    spans.some(([from, to]) => part.some(([start, end]) => from < end && to > start)),
  );
  return answerVerdict(over, judges);
}

/** Holds predictions against the labels of a file, one answer after the other. */
export class ScoreBook {
  private readonly answers: LabelPair[] = [];
  private readonly segments: LabelPair[] = [];
  private unplaced = 0;

  constructor(private readonly judges: readonly Stage[]) {}

  add(labels: FileLabels, generator: string | null, { segments }: Prediction): void {
    const { answer, corruption } = labels;
    const from = { generator, corruption };
    if (answer) this.answers.push({ given: answer, judged: answerVerdict(segments, this.judges), ...from });
    for (const given of labels.segments)
      this.segments.push({ given, judged: verdictOn(given.spans, segments, this.judges), ...from });
    this.unplaced += labels.unplaced;
  }

  /** Null where the file has labelled nothing that was judged. */
  scores(): FileScores | null {
    const [answers, segments] = [this.answers, this.segments].map((pairs) =>
      pairs.length === 0 ? null : levelScores(pairs),
    ) as [LevelScores | null, LevelScores | null];
    return answers || segments ? { answers, segments, unplacedLabels: this.unplaced } : null;
  }
}
