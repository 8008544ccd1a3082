import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import type { ActionOutcome } from './action';
import { noteReached } from './action-reached';
import { type FormState, formState } from './form';
import { toAppError } from './refusal/to-app-error';

type Schemas = readonly z.ZodType[];
type Values<S extends Schemas> = { -readonly [At in keyof S]: z.output<S[At]> };
type Given<S extends Schemas> = { -readonly [At in keyof S]: z.input<S[At]> };

/** An argument whose own schema stands in the verb that it is handed to, and nowhere before. */
export const readByVerb = <T>() => z.custom<T>();

const stateSchema = z.object({ error: z.custom<FormState['error']>(), done: z.number() });
const formSchema = z.instanceof(FormData);

/**
 * A server action that reads its arguments before anything runs, since a browser may send it anything: what is of another kind, or missing,
 * is refused as `invalid` under "arguments.<place>". What is too many is left out.
 */
export function action<const S extends Schemas, T>(
  schemas: S,
  run: (...values: Values<S>) => Promise<ActionOutcome<T>>,
): (...given: Given<S>) => Promise<ActionOutcome<T>> {
  return async (...given) => {
    noteReached();
    try {
      return await run(...readArguments(schemas, given));
    } catch (thrown) {
      unstable_rethrow(thrown);
      return { ok: false, error: toAppError(thrown) };
    }
  };
}

/** As `action`, for a form: React adds its state and fields to the arguments, and what comes out is the next state. */
export function formAction<const S extends Schemas>(
  schemas: S,
  run: (...values: [...Values<S>, FormData]) => Promise<ActionOutcome<unknown>>,
): (...given: [...Given<S>, FormState, FormData]) => Promise<FormState> {
  return async (...given) => {
    let state: FormState = { error: null, done: 0 };
    const outcome = await action([...schemas, stateSchema, formSchema], async (...values) => {
      state = values.at(-2) as FormState;
      return run(...(values.toSpliced(-2, 1) as [...Values<S>, FormData]));
    })(...given);
    return formState(state, outcome);
  };
}

function readArguments<S extends Schemas>(schemas: S, given: readonly unknown[]): Values<S> {
  const each = schemas.map((_, at) => given[at]);
  const shape = z.object({ arguments: z.tuple(schemas as unknown as [z.ZodType]) });
  return shape.parse({ arguments: each }).arguments as unknown as Values<S>;
}
