import { objectOf, valueText } from '../convert/values';
import { childOf, opened } from './opened';

/** A message as tools write it: plain, or inside another object (OpenInference: `message`; LangChain: `data`, `kwargs`). */
interface Message {
  role: string;
  content: unknown;
}

/** Turns of a conversation, one a line, each with who spoke. */
export const conversationText = (messages: readonly unknown[]): string =>
  messages
    .map((value) => {
      const { role, content } = messageOf(value) ?? { role: '', content: value };
      return `${role}: ${contentText(content)}`;
    })
    .join('\n');

/** A value as text: a message says its content, a list of messages its turns, a list of parts their texts, others as valueText. */
export function spokenText(value: unknown): string {
  const held = opened(value);
  const message = messageOf(held);
  if (message) return contentText(message.content);
  if (isPart(held)) return contentText([held]);
  if (Array.isArray(held) && held.length > 0) {
    if (held.every((one) => messageOf(one) !== null)) return conversationText(held);
    if (held.every(isPart)) return contentText(held);
  }
  return valueText(value);
}

/** Whether a value is text, or reads as one: no other list and no other object. */
export function isSpoken(value: unknown): boolean {
  const held = opened(value);
  if (typeof held !== 'object' || held === null) return held !== null && valueText(held).trim() !== '';
  const list = Array.isArray(held) ? held : [held];
  return list.length > 0 && list.every((one) => messageOf(one) !== null || isPart(one));
}

function messageOf(value: unknown): Message | null {
  const outer = objectOf(value);
  const inner = ['message', 'kwargs', 'data'].map((key) => objectOf(childOf(outer, key)));
  const found = [outer, ...inner].find(
    ({ content }) => typeof content === 'string' || Array.isArray(content),
  );
  const role = found && (found.role ?? found.type ?? outer.type);
  return typeof role === 'string' ? { role, content: found!.content } : null;
}

/** A part of a message that says something: of pictures and calls nothing is read. */
const isPart = (value: unknown): boolean => {
  const { type, text } = objectOf(value);
  return typeof type === 'string' && typeof text === 'string';
};

const contentText = (content: unknown): string =>
  Array.isArray(content)
    ? content
        .filter((part) => isPart(part) || typeof part === 'string')
        .map((part) => (typeof part === 'string' ? part : valueText(objectOf(part).text)))
        .join('\n')
    : valueText(content);
