import type { ChatMessage } from '@/lib/llm/question';
import { fenced } from './fence';
import type { Prompt, PromptLanguage } from './prompt';

/** Names of the texts that are shown, as prompts call them. */
const TEXT_NAMES = {
  en: {
    reference: 'reference',
    question: 'question',
    answer: 'answer',
    segment: 'segment',
    segments: 'segments',
    findings: 'findings',
    sentence: 'sentence',
    sentences: 'sentences',
    statement: 'statement',
    statements: 'statements',
    article: 'article',
    textA: 'A',
    textB: 'B',
  },
  zh: {
    reference: '参考文本',
    question: '问题',
    answer: '回答',
    segment: '片段',
    segments: '片段',
    findings: '检查结论',
    sentence: '句子',
    sentences: '句子',
    statement: '陈述',
    statements: '陈述',
    article: '文章',
    textA: 'A',
    textB: 'B',
  },
} satisfies Record<PromptLanguage, Record<string, string>>;

/** A text that is shown, under the name that the prompt's language has for it. */
export type PromptText = [name: keyof (typeof TEXT_NAMES)['en'], text: string];

/**
 * One stage's messages. Instructions come first, then the texts in the order given: what many calls share (the reference)
 * before what is one call's own (the segments), so that providers can reuse the beginning; `lines` and the task end it.
 */
export function layout(
  prompt: Prompt,
  texts: readonly PromptText[],
  lines: readonly string[] = [],
): ChatMessage[] {
  const shown = texts.map(([name, text]) => fenced(TEXT_NAMES[prompt.language][name], text));
  const content = [...shown, ...lines, prompt.task].filter((part) => part !== '').join('\n\n');
  return [
    { role: 'system', content: prompt.system },
    { role: 'user', content },
  ];
}
