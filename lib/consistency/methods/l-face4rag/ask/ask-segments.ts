import { LlmFault } from '@/lib/llm/fault';
import { askStage, type StageQuestion, type StageReply } from '../../../ask/ask-stage';
import { inParts } from '../../../ask/in-parts';
import { layout, type PromptText } from '../../../ask/layout';
import { LINES } from '../prompts/lines';
import type { JudgeCaller } from './judge-caller';
import type { StageShape } from './shapes';

/** One segment that a stage is asked about. */
export interface AskedSegment {
  text: string;
  /** Why an earlier check of it does not stand, in the prompt's language. */
  objection?: string;
  /** What the checks found, where its type is asked for. */
  findings?: string;
}

/** What was said of one segment, and which parts of the reference were shown; null: all of it. */
export type SegmentReply<Value> = StageReply<Value> & { windows: [number, number][] | null };

/** Segments judged in one call: replies on more than these come near the longest reply that is asked for. */
export const MOST_IN_A_CALL = 12;

/**
 * Asks a stage about segments: together where the prompts allow it, one by one where a reply on all of them was cut, left
 * one out, was refused, or where the reference is too long for the model. One reply a segment, in their order.
 */
export async function askSegments<Value>(
  caller: JudgeCaller,
  stage: StageShape<Value>,
  segments: readonly AskedSegment[],
  repeat?: number,
): Promise<SegmentReply<Value>[]> {
  const one = (segment: AskedSegment) => askOne(caller, stage, segment, repeat);
  if (caller.params.calls === 'per_segment') return Promise.all(segments.map(one));
  const parts = inParts(segments, MOST_IN_A_CALL);
  const replies = await Promise.all(
    parts.map(async (part) => {
      const together = part.length > 1 ? await askTogether(caller, stage, part, repeat) : [];
      // What the first finds out about the length that the model takes, the others need not.
      const first = together[0] ?? (await one(part[0]!));
      return [
        first,
        ...(await Promise.all(part.slice(1).map((segment, at) => together[at + 1] ?? one(segment)))),
      ];
    }),
  );
  return replies.flat();
}

/** Asks about one segment, against as much of the reference as the model takes. */
export function askOne<Value>(
  caller: JudgeCaller,
  stage: StageShape<Value>,
  segment: AskedSegment,
  repeat?: number,
): Promise<SegmentReply<Value>> {
  return caller.reference.ask(segment.text, (shown) => askShown(caller, stage, segment, shown, repeat));
}

/** Asks about one segment, against a part of the reference. */
export async function askShown<Value>(
  caller: JudgeCaller,
  stage: StageShape<Value>,
  segment: AskedSegment,
  shown: string,
  repeat?: number,
): Promise<StageReply<Value>> {
  if (caller.params.calls === 'per_stage') {
    const reply = await askAll(caller, stage, [segment], shown, repeat);
    return { ...reply, value: reply.value?.[0] ?? null };
  }
  const own = LINES[caller.language];
  const lines = [
    segment.objection ? own.objection(segment.objection) : '',
    ...closing(caller, stage, [segment]),
  ];
  const texts: PromptText[] = [['segment', segment.text]];
  if (segment.findings) texts.push(['findings', segment.findings]);
  return askStage(caller, question(caller, stage, shown, texts, lines, repeat), stage.one);
}

/** What was said of each segment in one call; null for one that the reply leaves out, for all where there is none to use. */
async function askTogether<Value>(
  caller: JudgeCaller,
  stage: StageShape<Value>,
  segments: readonly AskedSegment[],
  repeat?: number,
): Promise<(SegmentReply<Value> | null)[]> {
  if (caller.reference.isShortened) return [];
  try {
    const reply = await askAll(caller, stage, segments, caller.reference.text, repeat);
    // The endpoint gave up on this question after many tries: as many more for each segment would not help.
    if (reply.noVerdict?.fault === 'empty')
      return segments.map(() => ({ ...reply, value: null, windows: null }));
    return segments.map((_, at) => {
      const value = reply.value?.[at] ?? null;
      return value && { ...reply, value, windows: null };
    });
  } catch (error) {
    if (error instanceof LlmFault && error.kind === 'too_long') return [];
    throw error;
  }
}

/** The numbered segments of one call, and what the reply says of each by its number. */
async function askAll<Value>(
  caller: JudgeCaller,
  stage: StageShape<Value>,
  segments: readonly AskedSegment[],
  shown: string,
  repeat?: number,
): Promise<StageReply<(Value | null)[]>> {
  const numbered = segments.map(({ text, findings, objection }, at) => ({
    n: at + 1,
    text,
    ...(findings && { findings }),
    ...(objection && { objection: LINES[caller.language].objection(objection) }),
  }));
  const texts: PromptText[] = [['segments', JSON.stringify(numbered)]];
  const asked = question(caller, stage, shown, texts, closing(caller, stage, segments), repeat);
  const reply = await askStage(caller, asked, stage.all);
  const said = new Map(reply.value?.segments.map((segment) => [segment.n, segment]));
  return { ...reply, value: reply.value && segments.map((_, at) => said.get(at + 1) ?? null) };
}

function closing(
  caller: JudgeCaller,
  stage: StageShape<unknown>,
  segments: readonly AskedSegment[],
): string[] {
  const own = LINES[caller.language];
  const together = caller.params.calls === 'per_stage';
  return [
    stage.name === 'logic' && caller.params.logicWithFacts ? own.withFacts : '',
    stage.name === 'type' || together
      ? own.types(caller.types(segments.map(({ text }) => text)).join(', '))
      : '',
  ];
}

function question(
  caller: JudgeCaller,
  stage: StageShape<unknown>,
  shown: string,
  texts: readonly PromptText[],
  lines: readonly string[],
  repeat?: number,
): StageQuestion {
  const prompt = caller.prompts[stage.name][caller.language];
  const all: PromptText[] = [['reference', shown], ['question', caller.question], ...texts];
  return { prompt: prompt.id, messages: layout(prompt, all, lines), ...(repeat && { repeat }) };
}
