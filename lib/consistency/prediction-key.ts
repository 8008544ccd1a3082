import { createHash } from 'node:crypto';
import { type Extra, givenExtra } from '@/lib/llm/settings/extra';
import type { MethodInput } from './method';

/** All that predictions depend on beside the texts. */
export interface JudgeIdentity {
  method: string;
  version: string;
  params: unknown;
  /** Null for a method that asks none. */
  model: ({ baseUrl: string; name: string } & Extra) | null;
}

const sha256 = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The key of a judge: SHA-256, hex, the same for the same method, parameters and model. */
export function judgeKey({ method, version, params, model }: JudgeIdentity): string {
  const extra = model && givenExtra(model);
  const place = model && [model.baseUrl.replace(/\/+$/, ''), model.name, ...(extra ? [extra] : [])];
  return sha256([method, version, params, place]);
}

/** The key of one judge's prediction of one sample, by its texts and language. */
export function predictionKey(judge: string, { question, reference, answer, language }: MethodInput): string {
  return sha256([judge, question, reference, answer, language]);
}
