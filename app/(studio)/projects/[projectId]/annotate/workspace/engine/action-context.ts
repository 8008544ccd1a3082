import { type ActionContext } from '@/lib/workspace/state/state';

/** Chance and clock for one act: the reducer itself draws neither. */
export const actionContext = (): ActionContext => ({
  at: new Date().toISOString(),
  ids: [randomId(), randomId(), randomId()],
});

/** A version 4 UUID; crypto.randomUUID exists only on secure origins, and a studio may be served over plain HTTP in a house. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
