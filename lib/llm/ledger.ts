import type { ChatReply } from './chat';
import type { FaultKind } from './fault';
import type { Usage } from './question';

/** A reply as the store gives it back. */
export type StoredReply = Omit<ChatReply, 'latencyMs'>;

/** Somebody else is asking just this, or has the reply by now: it is looked for again a little later. Nothing was reserved. */
export class AskedElsewhere extends Error {
  override name = 'AskedElsewhere';
}

/**
 * Keeps every reply that was paid for, and the accounts of one piece of work. What `commit` has taken is never asked, nor
 * paid for, again.
 */
export interface Ledger {
  find(key: string): Promise<StoredReply | null>;
  /**
   * Reserves what a call may cost at most, in millionths. Rejects with `over_budget` when it may not be made, and with AskedElsewhere
   * when it need not be.
   */
  reserve(key: string, mostMicros: bigint): Promise<void>;
  /** Stores a reply and books its cost in place of the reserved amount. */
  commit(key: string, prompt: string, reply: ChatReply, costMicros: bigint): Promise<void>;
  /** Frees the amount reserved for a call that was turned away before it cost anything. */
  release(key: string): Promise<void>;
  /** Notes that a reply came from the store. */
  reuse(key: string): Promise<void>;
  /** Counts a call that brought nothing, and its cost and tokens when the endpoint charged for it. */
  fault(key: string, kind: FaultKind, costMicros: bigint | null, usage?: Usage | null): Promise<void>;
}
