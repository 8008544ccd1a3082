import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { Method, MethodInput, Prediction } from '@/lib/consistency/method';
import type { ModelQuestion } from '@/lib/llm/question';
import { type Script, scriptedModel } from './scripted-model';

// One question with four answers, small enough to say by hand what each method makes of them.

const TEXTS = {
  question: 'When does the ferry run?',
  reference:
    'The Lumen ferry runs daily from 6:00 to 22:00. In winter the last boat leaves at 20:00 because the harbour freezes.',
  language: 'en',
};

/** Consistent. */
export const PLAIN: MethodInput = {
  ...TEXTS,
  answer: 'The ferry runs every day. In winter the last boat leaves at 20:00.',
};
/** The last boat leaves at another time: KCont. */
export const LATER: MethodInput = {
  ...TEXTS,
  answer: 'The ferry runs every day. In winter the last boat leaves at 22:00.',
};
/** Cause and effect are turned round: LCaus. */
export const TURNED: MethodInput = {
  ...TEXTS,
  answer: 'Because the last boat leaves at 20:00 in winter, the harbour freezes.',
};
/** States nothing. */
export const DECLINED: MethodInput = { ...TEXTS, answer: 'I cannot answer that.' };
/** LATER in Chinese. */
export const LATER_ZH: MethodInput = {
  question: '渡轮什么时候开？',
  reference: '渡轮每天运行，冬季末班船20:00开，因为港口结冰。',
  answer: '渡轮每天运行。冬季末班船22:00开。',
  language: 'zh',
};

interface Judged {
  prediction: Prediction;
  verdict: ReturnType<typeof answerVerdict>;
  /** Of the segments, in their order. */
  verdicts: string[];
  asked: ModelQuestion[];
}

/** What a method makes of a sample whose model replies by script. */
export async function judgedBy<Params>(
  method: Method<Params>,
  input: MethodInput,
  script: Script,
  params: Partial<Params> = {},
): Promise<Judged> {
  const { ask, asked } = scriptedModel(script);
  const all = { ...method.defaults, ...params };
  const prediction = await method.read(input, all, new AbortController().signal, ask);
  const { segments } = prediction;
  return {
    prediction,
    verdict: answerVerdict(segments, method.judges(all)),
    verdicts: segments.map(({ fact }) => fact),
    asked,
  };
}
