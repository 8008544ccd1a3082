import type { Behaviour, ChatRequest } from '../llm-server';
import { promptOf, replyOf } from './counted';
import type { Rule } from './provider';

/** A text that every provider's moderation turns away, where it has one. */
export const FLAGGED = '[flagged 违禁]';

/** An error in OpenAI's form. */
export const openaiError = (
  status: number,
  message: string,
  { type = 'invalid_request_error', code = null, param = null }: Partial<Record<string, string | null>> = {},
): Behaviour => ({ status, error: { message, type, param, code } });

/** Moderation, of the prompt or of what would have been the reply. */
export const moderated =
  (behaviour: Behaviour): Rule =>
  ({ messages }) =>
    messages.some(({ content }) => content.includes(FLAGGED)) ? behaviour : null;

/** Refuses a request that holds a parameter. */
export const without =
  (parameter: keyof ChatRequest, refusal: (value: unknown) => Behaviour): Rule =>
  (request) =>
    parameter in request ? refusal(request[parameter]) : null;

/** Refuses a way of asking for JSON. */
export const withoutFormat =
  (type: string, refusal: Behaviour): Rule =>
  ({ response_format: format }) =>
    format?.type === type ? refusal : null;

/** JSON mode that wants the word in a message. */
export const wantsWord =
  (types: readonly string[], refusal: Behaviour): Rule =>
  ({ messages, response_format: format }) =>
    types.includes(format?.type ?? '') && !messages.some(({ content }) => /json/i.test(content))
      ? refusal
      : null;

/** Refuses replies above a length. */
export const shorterThan =
  (most: number, refusal: (asked: number) => Behaviour): Rule =>
  (request) =>
    replyOf(request) > most ? refusal(replyOf(request)) : null;

/** Refuses a prompt that is too long together with the reply it asks for. */
export const withinContext =
  (
    contextLength: number,
    tokenizer: { tokenScale: number },
    refusal: (prompt: number, reply: number) => Behaviour,
  ): Rule =>
  (request) => {
    const [prompt, reply] = [promptOf(request.messages, tokenizer), replyOf(request)];
    return prompt + reply > contextLength ? refusal(prompt, reply) : null;
  };

/** Refuses a prompt that is too long by itself. */
export const promptWithin =
  (contextLength: number, tokenizer: { tokenScale: number }, refusal: (prompt: number) => Behaviour): Rule =>
  ({ messages }) => {
    const prompt = promptOf(messages, tokenizer);
    return prompt > contextLength ? refusal(prompt) : null;
  };
