import type { Way } from '@/lib/consistency/methods/l-face4rag/prompts/prompts';
import { stageOf } from '@/lib/testing/judge/chat-script';
import { segmentsIn } from '@/lib/testing/judge/together';
import type { ChatRequest } from '@/lib/testing/judge/llm-server';
import { type BenchSample, type BenchSegment, seededNumber } from './judge-samples';

/** One call that the judge of the bench has to make. */
export interface BenchCall {
  /** "fact 17 3": stage, sample and, but for the decomposition, segment. */
  id: string;
  /** The sample: those with a lower one go first. */
  order: number;
  /** How long the server takes to reply. */
  ms: number;
  /** What has to be answered before, by their ids. */
  after: string[];
}

const FASTEST_MS = 200;
const SLOWEST_MS = 800;
const latency = (id: string): number =>
  FASTEST_MS + Math.round(seededNumber('latency', id) * (SLOWEST_MS - FASTEST_MS));

/** Every call that the samples take, each once. */
export function benchCalls(samples: readonly BenchSample[], way: Way): BenchCall[] {
  return samples.flatMap(({ segments }, order) => {
    const call = (id: string, after: string[]): BenchCall => ({ id, order, ms: latency(id), after });
    const cut = `decompose ${order}`;
    if (way === 'per_stage')
      return [call(cut, []), call(`fact-all ${order}`, [cut]), call(`logic-all ${order}`, [cut])];
    const judging = segments.flatMap(({ fails }, n) => {
      const [fact, logic] = [`fact ${order} ${n}`, `logic ${order} ${n}`];
      const type = fails === null ? [] : [call(`type ${order} ${n}`, [fact, logic])];
      return [call(fact, [cut]), call(logic, [cut]), ...type];
    });
    return [call(cut, []), ...judging];
  });
}

/** A reply of the server: which call it was, what it says and how many tokens it names, and after how long. */
interface BenchReply {
  id: string;
  text: string;
  usage: { prompt_tokens: number; completion_tokens: number };
  delayMs: number;
}

/** What the server answers to a request. */
export function benchReplies(samples: readonly BenchSample[]) {
  const answers = new Map(samples.map((sample, at) => [sample.texts.answer, { at, sample }]));
  const segments = new Map(
    samples.flatMap((sample, at) =>
      sample.segments.map((segment, n) => [segment.text, { place: `${at} ${n}`, segment }] as const),
    ),
  );
  return (request: ChatRequest): BenchReply => {
    const stage = stageOf(request);
    const content = request.messages[1]!.content;
    if (stage.endsWith('-all')) {
      const asked = segmentsIn(content).map(({ n, text }) => ({ n, ...segments.get(text)! }));
      const id = `${stage} ${asked[0]!.place.split(' ')[0]}`;
      const reply = { segments: asked.map(({ n, segment }) => ({ n, ...ALL[stage as Together](segment) })) };
      return { id, text: JSON.stringify(reply), usage: usage(request), delayMs: latency(id) };
    }
    const parts = [...content.matchAll(/^\[(\S+) ([0-9a-f]{6})\]\n([\s\S]*?)\n\[\/\1 \2\]$/gmu)].map(
      (part) => part[3]!,
    );
    const answer = parts.map((part) => answers.get(part)).find((found) => found !== undefined);
    const asked = parts.map((part) => segments.get(part)).find((found) => found !== undefined);
    const id = `${stage} ${stage === 'decompose' ? answer!.at : asked!.place}`;
    const reply =
      stage === 'decompose' ? decomposition(answer!.sample) : JUDGED[stage as Judging](asked!.segment);
    return { id, text: JSON.stringify(reply), usage: usage(request), delayMs: latency(id) };
  };
}

/** Estimated: a provider counts on its own machine, and here the worker would wait for it. Never too few. */
function usage({ messages }: ChatRequest): BenchReply['usage'] {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return { prompt_tokens: Math.ceil(bytes / 3), completion_tokens: 20 };
}

type Judging = 'fact' | 'logic' | 'type';

const decomposition = ({ segments }: BenchSample): unknown => ({
  segments: segments.map(({ text }) => ({ text, source: [text] })),
});

const FRAME = { connections: [], summary: '' };
const JUDGED = {
  fact: ({ text, context, fails }: BenchSegment) => ({
    points: [
      {
        point: text,
        context: [context],
        reason: 'Held against it.',
        verdict: fails === 'fact' ? 'inconsistent' : 'consistent',
      },
    ],
  }),
  logic: ({ context, fails }: BenchSegment) => ({
    context: [context],
    segment_frame: FRAME,
    context_frame: FRAME,
    comparison: 'Held against it.',
    verdict: fails === 'logic' ? 'inconsistent' : 'consistent',
  }),
  type: ({ fails }: BenchSegment) => ({
    reason: 'As the check found.',
    type: fails === 'fact' ? 'KCont' : 'LCaus',
  }),
} satisfies Record<Judging, (segment: BenchSegment) => unknown>;

type Together = 'fact-all' | 'logic-all';
const ALL: Record<Together, (segment: BenchSegment) => object> = {
  'fact-all': (segment) => ({ ...JUDGED.fact(segment), type: segment.fails === 'fact' ? 'KCont' : 'none' }),
  'logic-all': (segment) => ({
    ...JUDGED.logic(segment),
    segment_frame: '',
    context_frame: '',
    type: segment.fails === 'logic' ? 'LCaus' : 'none',
  }),
};
