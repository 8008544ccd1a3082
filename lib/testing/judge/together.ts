import type { ModelQuestion } from '@/lib/llm/question';
import { LlmFault } from '@/lib/llm/fault';
import type { Script } from './scripted-model';

/** A segment as a question about several shows it. */
export interface NumberedSegment {
  n: number;
  text: string;
}

/** The numbered segments of a question about several; none where it is about one. */
export function segmentsIn(content: string): NumberedSegment[] {
  const list = /^\[\S+ ([0-9a-f]{6})\]\n(\[\{"n":.*\])\n\[\/\S+ \1\]$/mu.exec(content)?.[2];
  return list ? (JSON.parse(list) as NumberedSegment[]) : [];
}

/**
 * A script that answers questions about one segment, made to answer those about several as well: what it says of each, with
 * its number and the type that it names. A fault or an unreadable reply on one of them is that on all.
 */
export function together(script: Script): Script {
  return (question, last) => {
    const [, stage, all] = /^(\w+)(-all)?/.exec(question.prompt)!;
    if (!all) return script(question, last);
    const alone = question.prompt.replace('-all', '');
    if (stage === 'decompose') return script({ ...question, prompt: alone }, last);
    const segments = segmentsIn(question.messages[1]!.content);
    const ask = (of: string, { text }: NumberedSegment): unknown =>
      script(asked(question, alone.replace(/^\w+/, of), text), text);
    const replies = segments.map((segment) => ask(stage!, segment));
    const broken = replies.find((reply) => typeof reply === 'string' || reply instanceof LlmFault);
    if (broken !== undefined) return broken;
    return {
      segments: segments.map((segment, at) => {
        const reply = replies[at] as object;
        const failed = stage !== 'type' && JSON.stringify(reply).includes('"verdict":"inconsistent"');
        const named = failed ? (ask('type', segment) as { type: string }) : null;
        return {
          n: segment.n,
          ...lines(reply),
          ...(stage !== 'type' && { type: named?.type ?? 'none' }),
        };
      }),
    };
  };
}

const asked = (question: ModelQuestion, prompt: string, text: string): ModelQuestion => ({
  ...question,
  prompt,
  messages: [question.messages[0]!, { role: 'user', content: text }],
});

/** Frames are said in one line where several segments are judged. */
const lines = (reply: object): object =>
  Object.fromEntries(
    Object.entries(reply).map(([key, value]) => [
      key,
      key.endsWith('_frame') ? (value as { summary: string }).summary : (value as unknown),
    ]),
  );
