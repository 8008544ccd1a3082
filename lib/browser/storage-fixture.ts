import { type KeyedStorage } from './keyed-storage';

/** A browser's storage; one that `refuses` is full. */
export function storage(refuses = false): KeyedStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}
