import type { MethodFinding } from '@/lib/annotation/labels/machine';
import { decompose } from '@/lib/segmentation/decompose';
import type { JudgeCaller } from '../ask/judge-caller';
import { askStage, type StageReply } from '../../../ask/ask-stage';
import { layout, type PromptText } from '../../../ask/layout';
import { throwRefused } from '../../../ask/throw-refused';
import type { DecomposeReply } from '../ask/shapes';
import { anchor, type Anchored } from './anchor';
import { covered } from './cover';

/** A segment to be judged, with what is to be said of how it came to be. */
export interface AnswerSegment extends Anchored {
  notes: MethodFinding[];
}

/** Segments of an answer that leave no word of it out, and the keys of the replies that they rest on. */
export interface SplitAnswer {
  segments: AnswerSegment[];
  replies: string[];
}

const note = (rule: string, segmentQuote?: string): MethodFinding => ({
  rule,
  weight: 'note',
  ...(segmentQuote && { segmentQuote }),
});

/**
 * Logic-preserving decomposition (paper section 4.1) that holds to the answer: a segment whose words stand nowhere in it is
 * asked again once and then dropped with a note; what is left out is added word for word; an empty or unreadable reply
 * gives way to the plain cut. Rejects where the answer was refused or filtered.
 */
export async function splitAnswer(caller: JudgeCaller, answer: string): Promise<SplitAnswer> {
  const first = await ask(caller, answer);
  const placed = anchor(answer, first.value?.segments ?? []);
  const invented = placed.filter(({ unanchored }) => unanchored);
  if (invented.length === 0) return whole(answer, placed, [], first.replies);
  const second = await ask(
    caller,
    answer,
    invented.map(({ text }) => text),
  );
  const replies = [...first.replies, ...second.replies];
  const again = second.value ? anchor(answer, second.value.segments) : placed;
  const dropped = again.filter(({ unanchored }) => unanchored).map(({ text }) => text);
  return whole(
    answer,
    again.filter(({ unanchored }) => !unanchored),
    dropped,
    replies,
  );
}

/** The sentences of an answer that the model could not split. */
export const plainCut = (answer: string, replies: string[]): SplitAnswer => ({
  segments: decompose(answer).map((cut, at) => ({
    ...cut,
    unanchored: false,
    notes: at === 0 ? [note('plain_cut')] : [],
  })),
  replies,
});

function whole(
  answer: string,
  placed: readonly Anchored[],
  dropped: readonly string[],
  replies: string[],
): SplitAnswer {
  if (placed.length === 0) return plainCut(answer, replies);
  const segments = covered(answer, placed).map(({ added, ...segment }) => ({
    ...segment,
    notes: added ? [note('left_out')] : [],
  }));
  segments[0]!.notes.push(...dropped.map((text) => note('invented', text)));
  return { segments, replies };
}

const INVENTED = {
  en: (texts: string) =>
    `An earlier reply had segments whose words do not stand in the answer: ${texts}. Leave out what the answer does not say, and copy each source exactly.`,
  zh: (texts: string) =>
    `此前的输出含有回答中没有的内容：${texts}。请去掉回答没有说的内容，并逐字照抄 source。`,
};

async function ask(
  caller: JudgeCaller,
  answer: string,
  invented: readonly string[] = [],
): Promise<StageReply<DecomposeReply>> {
  const { language, prompts, params, shapes, question, reference } = caller;
  const prompt = prompts.decompose[language];
  const lines = invented.length > 0 ? [INVENTED[language](JSON.stringify(invented))] : [];
  const asked = (texts: PromptText[]) =>
    askStage(caller, { prompt: prompt.id, messages: layout(prompt, texts, lines) }, shapes.decompose);
  const own: PromptText[] = [
    ['question', question],
    ['answer', answer],
  ];
  // The reference comes first where all stages share the beginning of their prompts.
  const reply = await (params.calls === 'per_stage'
    ? reference.ask(answer, (shown) => asked([['reference', shown], ...own]))
    : asked(own));
  throwRefused(reply);
  return reply;
}
