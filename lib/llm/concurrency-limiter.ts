import PQueue from 'p-queue';
import { LlmFault } from './fault';
import { asksForLong } from './retry-policy';
import { LatencyWatch, NOTHING_TOLD, type Told } from './pace';

interface Timed {
  latencyMs: number;
}

/** These say that it was too much for the endpoint. */
const TOO_MUCH = new Set(['rate_limited', 'overloaded', 'timed_out']);
/** Where nobody listens, calls are sent this seldom. */
const UNREACHABLE_WAIT_MS = 1_000;

/**
 * The limit that all calls of this process to one endpoint go through: so many at a time, earlier samples first, and
 * none while the endpoint has asked us to wait. Learns from each call and reports what it learnt.
 */
export class ConcurrencyLimiter {
  private readonly queue = new PQueue({ concurrency: 1, autoStart: false });
  private readonly latency = new LatencyWatch();
  private told: Told = NOTHING_TOLD;
  private permits = 0;
  private heldUntil = 0;
  private cutAt = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `onTold` is called when the endpoint should be asked for less at once. */
  constructor(private readonly onTold: () => void = () => {}) {}

  /** Calls under way. */
  get inFlight(): number {
    return this.queue.pending;
  }

  /** Calls under way or waiting: what this process could use. */
  get wanted(): number {
    return this.queue.pending + this.queue.size;
  }

  /** Calls that may be under way at a time. */
  get permitted(): number {
    return this.permits;
  }

  /** Until when nothing is sent, in milliseconds since the epoch. */
  get held(): number {
    return this.heldUntil;
  }

  /** Sets the number of concurrent calls; calls under way are not aborted. */
  permit(permits: number): void {
    this.permits = permits;
    if (permits > 0) this.queue.concurrency = permits;
    this.turn();
  }

  /** Sends nothing before `until`, milliseconds since the epoch. */
  hold(until: number): void {
    if (until <= this.heldUntil) return;
    this.heldUntil = until;
    this.turn();
  }

  /** What was told since the last time. */
  drainTold(): Told {
    const { told } = this;
    this.told = NOTHING_TOLD;
    return told;
  }

  /**
   * Makes a call when its turn comes; a lower `order` goes first. Rejects as the call does, or when the signal is aborted
   * before its turn: what is under way is paid for, and is waited for.
   */
  run<T extends Timed>(order: number, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const leave = (): void => reject(signal.reason as Error);
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      const turn = async (): Promise<void> => {
        signal.removeEventListener('abort', leave);
        if (signal.aborted) leave();
        else await this.counted(call).then(resolve, reject);
      };
      void this.queue.add(turn, { priority: -order });
    });
  }

  private async counted<T extends Timed>(call: () => Promise<T>): Promise<T> {
    const startedAt = Date.now();
    try {
      const reply = await call();
      this.told = { ...this.told, good: this.told.good + 1 };
      if (this.latency.add(reply.latencyMs)) this.cut(startedAt);
      return reply;
    } catch (error) {
      if (error instanceof LlmFault) this.learn(error, startedAt);
      throw error;
    }
  }

  private learn(fault: LlmFault, startedAt: number): void {
    if (asksForLong(fault)) return;
    const { kind, retryAfterMs } = fault;
    if (retryAfterMs !== null) this.hold(Date.now() + retryAfterMs);
    if (kind === 'unreachable') this.hold(Date.now() + UNREACHABLE_WAIT_MS);
    if (TOO_MUCH.has(kind)) this.cut(startedAt);
  }

  /** Calls that were sent before the last cut tell nothing new. */
  private cut(startedAt: number): void {
    if (startedAt < this.cutAt) return;
    this.cutAt = Date.now();
    this.told = { ...this.told, cuts: this.told.cuts + 1 };
    this.onTold();
  }

  private turn(): void {
    clearTimeout(this.timer);
    const wait = this.heldUntil - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.turn(), wait).unref();
    if (this.permits > 0 && wait <= 0) this.queue.start();
    else this.queue.pause();
  }
}
