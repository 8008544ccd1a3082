/** A batch of active time that the server has not acknowledged. */
export interface ActiveInterval {
  id: string;
  annotationId: string;
  ms: number;
}

const KEY = 'active-time';
/** More than this is not kept: time is a measure, and the log must not crowd out what people said. */
const MOST = 200;

/** What waits in this browser to be sent, oldest first. */
export function waiting(storage: Pick<Storage, 'getItem'>): ActiveInterval[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isInterval) : [];
  } catch {
    return [];
  }
}

/** Keeps a batch until it has been acknowledged. */
export function keep(storage: Pick<Storage, 'getItem' | 'setItem'>, interval: ActiveInterval): void {
  storage.setItem(KEY, JSON.stringify([...waiting(storage), interval].slice(-MOST)));
}

export function drop(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  storage.setItem(KEY, JSON.stringify(waiting(storage).filter((interval) => interval.id !== id)));
}

function isInterval(value: unknown): value is ActiveInterval {
  const { id, annotationId, ms } = (value ?? {}) as Partial<ActiveInterval>;
  return typeof id === 'string' && typeof annotationId === 'string' && typeof ms === 'number';
}
