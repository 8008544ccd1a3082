import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { LFace4ragParams } from '@/lib/consistency/methods/l-face4rag/params';
import type { JudgedSegment, MethodInput } from '@/lib/consistency/method';
import type { ModelQuestion } from '@/lib/llm/question';
import { type Script, scriptedModel } from './scripted-model';
import { together } from './together';

/** What a judge says of one segment at each stage; what is left out is as it should be. */
export interface Said {
  fact?: unknown;
  logic?: unknown;
  type?: unknown;
}

const FRAME = { connections: [], summary: '' };

/** A point of a fact stage with its quotes, consistent unless something else is said. */
export const pointOf = (point: string, context: string[], verdict = 'consistent') => ({
  points: [{ point, context, reason: 'Held against it.', verdict }],
});

/** A logic stage's reply. */
export const logicOf = (verdict: string, comparison = '') => ({
  context: [],
  segment_frame: FRAME,
  context_frame: FRAME,
  comparison,
  verdict,
});

/** Splits as it is told and judges by `say`; a segment that it says nothing of quotes itself and is consistent. */
export function littleJudge(
  segments: { text: string; source: string[] }[] | Script,
  say: (text: string, question: ModelQuestion) => Said = () => ({}),
): Script {
  return together((question, last) => {
    const stage = question.prompt.split(/[./]/)[0]!;
    if (stage === 'decompose')
      return typeof segments === 'function' ? segments(question, last) : { segments };
    const text = /\[(?:segment|片段) ([0-9a-f]{6})\]\n([\s\S]*?)\n\[\//.exec(last)?.[2] ?? last;
    const said = say(text, question);
    if (stage === 'fact') return said.fact ?? pointOf(text, [text]);
    return stage === 'logic'
      ? (said.logic ?? logicOf('consistent'))
      : (said.type ?? { reason: '', type: 'KCont' });
  });
}

/** Judges a sample by a script; `asked` are the questions in their order. */
export async function judgeWith(
  script: Script,
  input: MethodInput,
  params: Partial<LFace4ragParams> = {},
): Promise<{ segments: JudgedSegment[]; asked: ModelQuestion[] }> {
  const { ask, asked } = scriptedModel(script);
  const all = { ...lFace4rag.defaults, repeats: 0, ...params };
  const { segments } = await lFace4rag.read(input, all, new AbortController().signal, ask);
  return { segments, asked };
}
