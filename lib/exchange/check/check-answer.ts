import { carriedVerdict, carryOver } from '@/lib/consistency/known/carry-over';
import { CONTESTED, type KnownWords } from '@/lib/consistency/known/known-segments';
import { offsetMap, span } from '@/lib/text/offsets';
import type { SampleDraft } from '../import/draft-sample';

/** What is known of a segment of a new answer. */
export type CheckedVerdict = 'consistent' | 'inconsistent' | 'contested' | 'new';

/** A segment of a new answer as a report has it; places in code points. */
interface CheckedSegment {
  text: string;
  spans: number[][];
  verdict: CheckedVerdict;
  error_types: readonly string[];
  /** Ids of the gold samples that the verdict comes from. */
  from: readonly string[];
}

/** A new answer as a report has it: `verdict` is null while something of it is new or contested. */
export interface CheckedAnswer {
  id: string;
  verdict: 'consistent' | 'inconsistent' | null;
  segments: CheckedSegment[];
}

/** Holds a new answer against what people have judged against its reference; where no segment is known the whole answer may be. */
export function checkAnswer(
  draft: Pick<SampleDraft, 'externalId' | 'answer'>,
  known: KnownWords | null,
): CheckedAnswer {
  const { externalId: id, answer } = draft;
  const segments = carryOver(answer, known);
  const whole = known?.find(answer) ?? null;
  const carried =
    whole !== null && segments.every((segment) => segment.known === null)
      ? [{ text: answer, spans: [span(0, answer.length)], known: whole }]
      : segments;
  const { toCodePoint } = offsetMap(answer);
  return {
    id,
    verdict: carriedVerdict(carried),
    segments: carried.map(({ text, spans, known: said }) => ({
      text,
      spans: spans.map((place) => place.map(toCodePoint)),
      ...(said === null
        ? { verdict: 'new', error_types: [], from: [] }
        : said === CONTESTED
          ? { verdict: 'contested', error_types: [], from: [] }
          : { verdict: said.verdict, error_types: said.types, from: said.from }),
    })),
  };
}
