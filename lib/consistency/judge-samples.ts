import type { AskModel } from '@/lib/llm/question';
import type { Method, MethodInput, Prediction } from './method';
import { type Pieces, workThrough } from './work-through';

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

/** Judges samples with a method, several at a time: the only way in which predictions are made (work-through.ts). */
export async function judgeSamples<S extends MethodInput>(judging: Judging<S>): Promise<void> {
  const { method, params, ask, put } = judging;
  await workThrough<S>(judging, async (sample, halt) => {
    const { question, reference, answer, language } = sample;
    const outcome = await method
      .read({ question, reference, answer, language }, params, halt, ask?.(sample))
      .then((prediction): MethodOutcome => ({ prediction }))
      .catch((failure: unknown): MethodOutcome => ({ failure }));
    await put(sample, outcome);
  });
}
