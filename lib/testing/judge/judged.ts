import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { LFace4ragParams } from '@/lib/consistency/methods/l-face4rag/params';
import type { JudgedSegment } from '@/lib/consistency/method';
import type { AskModel } from '@/lib/llm/question';
import type { ScriptedSample } from './judge-replies';
import { scriptedModel } from './scripted-model';

/** Each segment in calls of its own, as in the paper: whole logical frames, and a reason for each type. */
export const AS_IN_THE_PAPER = { ...lFace4rag.defaults, calls: 'per_segment', repeats: 0 } as const;

/** What L-Face4RAG makes of a sample whose judge replies by script, thinking aloud. */
export async function judged(
  { texts, script }: ScriptedSample,
  params: LFace4ragParams = lFace4rag.defaults,
): Promise<JudgedSegment[]> {
  const { ask } = scriptedModel(script);
  const reasoning =
    texts.language === 'zh' ? '先看片段说了什么，再逐条对照参考文本。' : 'First what the segment says.';
  const aloud: AskModel = async (...question) => ({ ...(await ask(...question)), reasoning });
  const { signal } = new AbortController();
  const { segments } = await lFace4rag.read(texts, params, signal, aloud);
  return segments;
}

export const L_FACE4RAG = { method: 'l-face4rag', judges: ['fact', 'logic'] as ('fact' | 'logic')[] };
