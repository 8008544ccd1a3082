import { ConcurrencyLimiter } from './concurrency-limiter';
import { adapted } from './pace';

const TURN_MS = 500;

/**
 * A concurrency limit for a process that has the endpoint to itself: as many calls at a time as the endpoint bears,
 * `most` at most.
 */
export function adaptiveLimiter(most: number): { limiter: ConcurrencyLimiter; close(): void } {
  let sustainable: number | null = null;
  let open = true;
  const turn = (): void => {
    if (!open) return;
    sustainable = adapted(sustainable, limiter.drainTold(), { most, inFlight: limiter.inFlight });
    limiter.permit(Math.max(1, Math.floor(sustainable ?? most)));
  };
  const limiter = new ConcurrencyLimiter(turn);
  const timer = setInterval(turn, TURN_MS).unref();
  turn();
  return {
    limiter,
    /** No further call begins; those under way go on. */
    close() {
      open = false;
      clearInterval(timer);
      limiter.permit(0);
    },
  };
}
