import type { ChatMessage } from '@/lib/llm/question';
import type { Headings, Prompt } from '../prompts/prompt';
import { fenced } from './fence';

/** A text that is shown, under the name that the prompt's language has for it. */
export type PromptText = [heading: TextHeading, text: string];
type TextHeading = { [Key in keyof Headings]: Headings[Key] extends string ? Key : never }[keyof Headings];

/**
 * One stage's messages. Instructions come first, then the texts in the order given: what many calls share (the reference)
 * before what is one call's own (the segments), so that providers can reuse the beginning; `lines` and the task end it.
 */
export function layout(
  prompt: Prompt,
  texts: readonly PromptText[],
  lines: readonly string[] = [],
): ChatMessage[] {
  const shown = texts.map(([heading, text]) => fenced(prompt.headings[heading], text));
  const content = [...shown, ...lines, prompt.task].filter((part) => part !== '').join('\n\n');
  return [
    { role: 'system', content: prompt.system },
    { role: 'user', content },
  ];
}
