import { setMaxListeners } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { AskModel } from '@/lib/llm/question';
import type { Method, MethodInput, Prediction } from './method';

/** What came of one sample; a failure is what the method threw. */
export type MethodOutcome = { prediction: Prediction } | { failure: unknown };

/** Samples, the method that judges them, and where its predictions go: a project's, a dry run's or a file's. */
export interface Judging<S extends MethodInput> {
  method: Method;
  params: unknown;
  /** The port for one sample's questions; there when the method needs an endpoint. */
  ask?(sample: S): AskModel;
  /** How many samples are judged side by side, just now. */
  atOnce(): number;
  /** Takes up to this many next samples; none when none is free at the moment. */
  take(room: number): Promise<readonly S[]>;
  /** Whether there will be none any more; asked when nothing is at work and nothing could be taken. */
  ended(): Promise<boolean>;
  /** Keeps what came of a sample; what it rejects with ends the work. */
  put(sample: S, outcome: MethodOutcome): Promise<void>;
  /** Aborted when no further sample may be begun and no further call made. */
  halt: AbortSignal;
}

const LOOK_AGAIN_MS = 500;
/** Share of the samples at work for which there must be room before more are taken: several come at the cost of one. */
const LEAST_ROOM = 1 / 8;

/**
 * Judges samples with a method, several at a time, yielding to the event loop before each: the only way in which
 * predictions are made. Ends when all samples are judged, or when `halt` is aborted and the work under way has ended.
 */
export async function judgeSamples<S extends MethodInput>(judging: Judging<S>): Promise<void> {
  const broken = new AbortController();
  const halt = AbortSignal.any([judging.halt, broken.signal]);
  setMaxListeners(0, halt); // each call under way or waiting listens
  const atWork = new Set<Promise<void>>();
  const begin = (sample: S): void => {
    const judged = judgeOne(judging, sample, halt)
      .catch((error: unknown) => broken.abort(error))
      .finally(() => atWork.delete(judged));
    atWork.add(judged);
  };
  try {
    let noneUntil = 0;
    while (!halt.aborted) {
      const most = judging.atOnce();
      const room = most - atWork.size;
      const isWorth = performance.now() >= noneUntil && room >= Math.max(1, most * LEAST_ROOM);
      const looks = isWorth || (atWork.size === 0 && room > 0);
      const taken = looks ? await judging.take(room) : [];
      taken.forEach(begin);
      if (taken.length > 0) continue;
      if (looks) noneUntil = performance.now() + LOOK_AGAIN_MS;
      if (looks && atWork.size === 0 && (await judging.ended())) break;
      await oneOf(atWork, halt);
    }
  } catch (error) {
    broken.abort(error);
  }
  await Promise.all(atWork);
  broken.signal.throwIfAborted();
}

async function judgeOne<S extends MethodInput>(
  { method, params, ask, put }: Judging<S>,
  sample: S,
  halt: AbortSignal,
): Promise<void> {
  const { question, reference, answer, language } = sample;
  await setImmediate();
  if (halt.aborted) return;
  const outcome = await method
    .read({ question, reference, answer, language }, params, halt, ask?.(sample))
    .then((prediction): MethodOutcome => ({ prediction }))
    .catch((failure: unknown): MethodOutcome => ({ failure }));
  await put(sample, outcome);
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
