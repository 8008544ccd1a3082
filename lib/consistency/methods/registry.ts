import type { Method } from '../method';
import { lFace4rag } from './l-face4rag/method';
import { offline } from './offline/method';

/** Every method that the studio can run; a new one is a folder here and an entry in this list. */
export const METHODS: readonly Method[] = [offline, lFace4rag];

export function methodById(id: string): Method | null {
  return METHODS.find((method) => method.id === id) ?? null;
}
