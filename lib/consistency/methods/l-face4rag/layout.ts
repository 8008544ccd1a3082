import type { ChatMessage } from '@/lib/llm/question';
import type { Prompt } from './prompts/prompt';

export type PromptPart = [heading: keyof Prompt['headings'], text: string];

/**
 * One stage's messages. Instructions come first, then the parts in the order given: what many calls share (the reference)
 * before what is one call's own (the segment), so that providers can reuse the beginning.
 */
export function layout(prompt: Prompt, parts: readonly PromptPart[]): ChatMessage[] {
  const content = parts
    .map(([heading, text]) => `${prompt.headings[heading]}\n<<<\n${text}\n>>>`)
    .join('\n\n');
  return [
    { role: 'system', content: prompt.system },
    { role: 'user', content },
  ];
}
