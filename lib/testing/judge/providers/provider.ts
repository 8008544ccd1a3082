import type { Connection } from '@/lib/llm/client';
import type { Behaviour, ChatRequest } from '../llm-server';
import { promptOf } from './counted';

/** What an endpoint does with some requests, mostly to refuse them; null for the others. */
export type Rule = (request: ChatRequest, url: string) => Behaviour | null;

/** One model behind one provider, as public pages and threads describe it. */
export interface PlayedProvider {
  model: string;
  /** What the owner of the endpoint has to say of the model before it answers at all. */
  settings?: Pick<Connection, 'extraBody' | 'apiVersion'>;
  /** Tokens of prompt and reply together, or of the prompt alone, by its own count. */
  contextLength: number;
  /** How many of its tokens one of o200k_base is. */
  tokenScale: number;
  /** The beginning of a prompt that was sent before is cached in steps of so many tokens; null where nothing tells of it. */
  cacheStep: number | null;
  /** What it refuses, in its own words; the first that applies. */
  rules(contextLength: number): Rule[];
  /** A model's answer in the form in which it comes. `cached`: tokens of the prompt. */
  answer(request: ChatRequest, text: string, cached: number): Behaviour;
  /** Where each rule and form is shown. */
  sources: readonly string[];
}

/** A script for a server (llm-server.ts) that refuses as the provider does, and else passes on what the judge answers. */
export function play(
  provider: PlayedProvider,
  judge: (request: ChatRequest) => string,
  contextLength = provider.contextLength,
): (request: ChatRequest, count: number, url: string) => Behaviour {
  const rules = provider.rules(contextLength);
  const begun = new Set<string>();
  return (request, _, url) => {
    for (const rule of rules) {
      const refusal = rule(request, url);
      if (refusal) return refusal;
    }
    const [first] = request.messages;
    const cached = begun.has(first!.content) ? inSteps(promptOf([first!], provider), provider) : 0;
    begun.add(first!.content);
    return provider.answer(request, judge(request), cached);
  };
}

const inSteps = (tokens: number, { cacheStep }: PlayedProvider): number =>
  cacheStep === null ? 0 : Math.floor(tokens / cacheStep) * cacheStep;
