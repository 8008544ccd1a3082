import { sealKey } from './key-cipher';

const HINT = 4;
/** Shorter keys would be half given away by their hint. */
const SHORTEST_HINTED = 12;

/** The columns that hold a key; an empty key clears them. */
export function sealedKey(apiKey: string, endpointId: string) {
  const key = apiKey.trim();
  if (key === '') return { keyCipher: null, keyHint: null };
  return {
    keyCipher: sealKey(key, endpointId),
    keyHint: keyHint(key),
  };
}

/** The end of a key, by which people tell keys apart; empty for a short one. */
export const keyHint = (key: string): string => (key.length >= SHORTEST_HINTED ? key.slice(-HINT) : '');
