import { setMaxListeners } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { AskModel } from '@/lib/llm/question';
import type { Method, MethodInput, Prediction } from './method';

/** What came of one sample; a failure is what the method threw. */
export type MethodOutcome = { prediction: Prediction } | { failure: unknown };

/** Samples, the method that judges them, and where its predictions go: a project's, a dry run's or a file's. */
export interface Judging<S extends MethodInput> extends Pieces<S> {
  method: Method;
  params: unknown;
  /** The port for one sample's questions; there when the method needs an endpoint. */
  ask?(sample: S): AskModel;
  /** Keeps what came of a sample; what it rejects with ends the work. */
  put(sample: S, outcome: MethodOutcome): Promise<void>;
}

/** Judges samples with a method, several at a time: the only way in which predictions are made. */
export async function judgeSamples<S extends MethodInput>(judging: Judging<S>): Promise<void> {
  const { method, params, ask, put } = judging;
  await workThrough<S>(judging, async (sample, halt) => {
    const { question, reference, answer, language, votes, known } = sample;
    const outcome = await method
      .read({ question, reference, answer, language, votes, known }, params, halt, ask?.(sample))
      .then((prediction): MethodOutcome => ({ prediction }))
      .catch((failure: unknown): MethodOutcome => ({ failure }));
    await put(sample, outcome);
  });
}

/** Pieces of work that come one by one, and where they come from. */
export interface Pieces<Item> {
  /** How many are worked on side by side, just now. */
  atOnce(): number;
  /** Takes up to this many next ones; none when none is free at the moment. */
  take(room: number): Promise<readonly Item[]>;
  /** Whether there will be none any more; asked when nothing is at work and nothing could be taken. */
  ended(): Promise<boolean>;
  /** Aborted when none may be begun any more and no further call made. */
  halt: AbortSignal;
}

const LOOK_AGAIN_MS = 500;
/** Share of the places for which there must be room before more are taken: several come at the cost of one. */
const LEAST_ROOM = 1 / 8;

/**
 * Does pieces of work, several at a time, yielding to the event loop before each. Ends when all are done, or when `halt` is
 * aborted and the work under way has ended; what `work` rejects with ends it too.
 */
export async function workThrough<Item>(
  pieces: Pieces<Item>,
  work: (item: Item, halt: AbortSignal) => Promise<void>,
): Promise<void> {
  const broken = new AbortController();
  const halt = AbortSignal.any([pieces.halt, broken.signal]);
  setMaxListeners(0, halt); // each call under way or waiting listens
  const atWork = new Set<Promise<void>>();
  const begin = (item: Item): void => {
    const done = setImmediate()
      .then(() => (halt.aborted ? undefined : work(item, halt)))
      .catch((error: unknown) => broken.abort(error))
      .finally(() => atWork.delete(done));
    atWork.add(done);
  };
  try {
    let noneUntil = 0;
    while (!halt.aborted) {
      const most = pieces.atOnce();
      const room = most - atWork.size;
      const isWorth = performance.now() >= noneUntil && room >= Math.max(1, most * LEAST_ROOM);
      const looks = isWorth || (atWork.size === 0 && room > 0);
      const taken = looks ? await pieces.take(room) : [];
      taken.forEach(begin);
      if (taken.length > 0) continue;
      if (looks) noneUntil = performance.now() + LOOK_AGAIN_MS;
      if (looks && atWork.size === 0 && (await pieces.ended())) break;
      await oneOf(atWork, halt);
    }
  } catch (error) {
    broken.abort(error);
  }
  await Promise.all(atWork);
  broken.signal.throwIfAborted();
}

/** Waits for one of these, for the time to look again, or for the halt; leaves no timer behind. */
async function oneOf(atWork: Iterable<Promise<void>>, halt: AbortSignal): Promise<void> {
  if (halt.aborted) return;
  const over = new AbortController();
  const end = (): void => over.abort();
  halt.addEventListener('abort', end);
  const later = sleep(LOOK_AGAIN_MS, null, { signal: over.signal }).catch(() => undefined);
  await Promise.race([...atWork, later]);
  halt.removeEventListener('abort', end);
  end();
}
