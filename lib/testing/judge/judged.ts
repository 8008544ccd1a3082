import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { JudgedSegment } from '@/lib/consistency/method';
import type { AskModel } from '@/lib/llm/question';
import type { ScriptedSample } from './judge-replies';
import { scriptedModel } from './scripted-model';

/** What L-Face4RAG makes of a sample whose judge replies by script, thinking aloud. */
export async function judged({ texts, script }: ScriptedSample): Promise<JudgedSegment[]> {
  const { ask } = scriptedModel(script);
  const reasoning =
    texts.language === 'zh' ? '先看片段说了什么，再逐条对照参考文本。' : 'First what the segment says.';
  const aloud: AskModel = async (...question) => ({ ...(await ask(...question)), reasoning });
  const { signal } = new AbortController();
  const { segments } = await lFace4rag.read(texts, lFace4rag.defaults, signal, aloud);
  return segments;
}

export const L_FACE4RAG = { method: 'l-face4rag', judges: ['fact', 'logic'] as ('fact' | 'logic')[] };
