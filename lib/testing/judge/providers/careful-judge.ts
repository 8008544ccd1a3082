import type { ChatRequest } from '../llm-server';
import { type NumberedSegment, segmentsIn } from '../together';

/**
 * A judge of L-Face4RAG by nothing but the text of a request, in whatever format its reply is asked for: a segment that
 * stands in the reference is consistent, every other one differs from the sentence that begins alike.
 */
export function judgesByText({ messages }: ChatRequest): string {
  const asked = messages[1]!.content;
  const reference = sentences(fenced(asked, ['参考文本', 'reference']));
  const judged = (make: (segment: NumberedSegment, sentence: string, so: boolean) => object) =>
    segmentsIn(asked).map((segment) => {
      const sentence = reference.find((one) => one.startsWith(segment.text.slice(0, ALIKE))) ?? reference[0]!;
      return { n: segment.n, ...make(segment, sentence, reference.includes(segment.text)) };
    });
  return JSON.stringify({ segments: STAGES.find(([mark]) => mark.test(asked))![1](asked, judged) });
}

/** So many characters at their beginning make two sentences be about the same. */
const ALIKE = 3;

type Judged = (make: (segment: NumberedSegment, sentence: string, so: boolean) => object) => object[];
const STAGES: [mark: RegExp, reply: (asked: string, judged: Judged) => object[]][] = [
  [
    /【切分】|Task: .*SPLIT/i,
    (asked) =>
      sentences(fenced(asked, ['回答', 'answer'])).map((sentence) => ({
        text: sentence,
        source: [sentence],
      })),
  ],
  [
    /【事实】|Task: .*FACT/i,
    (_, judged) =>
      judged(({ text }, sentence, so) => ({
        points: [{ point: text, context: [sentence], reason: sentence, verdict: verdictOf(so) }],
        type: so ? 'none' : 'KCont',
      })),
  ],
  [
    /【逻辑】|Task: .*LOGIC/i,
    (_, judged) =>
      judged((__, sentence) => ({
        context: [sentence],
        segment_frame: '-',
        context_frame: '-',
        comparison: '-',
        verdict: 'consistent',
        type: 'none',
      })),
  ],
  [/./, (_, judged) => judged((__, sentence) => ({ reason: sentence, type: 'KCont' }))],
];

const verdictOf = (so: boolean): string => (so ? 'consistent' : 'inconsistent');

const sentences = (text: string): string[] => text.match(/[^。.]+[。.]/g)!.map((sentence) => sentence.trim());

/** The text between the marks of one of these names. */
function fenced(asked: string, names: string[]): string {
  const found = new RegExp(`^\\[(?:${names.join('|')}) ([0-9a-f]{6})\\]\\n([\\s\\S]*?)\\n\\[/`, 'm').exec(
    asked,
  );
  return found![2]!;
}
