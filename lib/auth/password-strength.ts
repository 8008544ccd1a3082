import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { CHINESE_WORDS } from './chinese-words';

/**
 * With fewer guesses than this an offline word list finds the password; slow hashing and rate limits protect stronger
 * ones.
 */
const ENOUGH_GUESSES = 1e8;
/** Looking at more costs time that grows with its square, and what is strong is strong by then. */
const LOOKED_AT = 24;

export type WeakPart = 'personal' | 'common' | 'date' | 'keyboard' | 'sequence' | 'repeat';

const PARTS: Record<string, WeakPart> = {
  dictionary: 'common',
  date: 'date',
  regex: 'date',
  spatial: 'keyboard',
  sequence: 'sequence',
  repeat: 'repeat',
};

let factory: ZxcvbnFactory | undefined;

/** What makes a password easy to guess, each once; empty when it needs guesses enough. `personal` are words around its person. */
export function weakParts(password: string, personal: readonly string[]): WeakPart[] {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, chinese: [...CHINESE_WORDS] },
    graphs: adjacencyGraphs,
    maxLength: LOOKED_AT,
  });
  const text = [...password.normalize('NFKC')].slice(0, LOOKED_AT).join('').slice(0, LOOKED_AT);
  const { guesses, sequence } = factory.check(text, [...personal]);
  if (guesses >= ENOUGH_GUESSES) return [];
  const partOf = (pattern: string, token: string): WeakPart | undefined =>
    personal.includes(token.toLowerCase()) ? 'personal' : PARTS[pattern];
  const parts = sequence.flatMap(({ pattern, token }) => partOf(pattern, token) ?? []);
  return parts.length === 0 ? ['common'] : [...new Set(parts)];
}
