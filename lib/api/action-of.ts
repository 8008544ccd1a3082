import 'server-only';
import { revalidatePath } from 'next/cache';
import type { z } from 'zod';
import type { ActionOutcome } from '@/lib/entry/action';
import type { FormState } from '@/lib/entry/form';
import { anonymousCtx } from '@/lib/entry/anonymous';
import { findCtx } from '@/lib/entry/require-ctx';
import { action, formAction, readByVerb } from '@/lib/entry/server-action';
import { fromForm } from '@/lib/operation/from-form';
import type { Operation } from '@/lib/operation/operation';
import { perform } from './perform';

interface Options<I extends z.ZodObject, O extends z.ZodType> {
  /** Runs after success; as a rule a redirect. */
  then?: (output: z.output<O>, input: z.output<I>) => void;
  /** False: what is on the screen stays as it is. */
  refreshes?: boolean;
}

interface FormOptions<I extends z.ZodObject, O extends z.ZodType> extends Options<I, O> {
  /** What a form says, where its fields are not those of the input. */
  read?: (data: FormData) => Record<string, unknown>;
}

/**
 * The server action of an operation: takes its input from whoever has the session, gives its output or the error as
 * data, and has every screen drawn again.
 */
export function actionOf<I extends z.ZodObject, O extends z.ZodType>(
  operation: Operation<I, O>,
  options: Options<I, O> = {},
): (given: z.input<I>) => Promise<ActionOutcome<z.output<O>>> {
  return action([readByVerb<z.input<I>>()], (given) => carryOut(operation, given, options));
}

/** As `actionOf`, for a form: the input is what the form's fields say, with what the page had bound to it. */
export function formActionOf<I extends z.ZodObject, O extends z.ZodType>(
  operation: Operation<I, O>,
  options: FormOptions<I, O> = {},
): (bound: Partial<z.input<I>>, state: FormState, data: FormData) => Promise<FormState> {
  const { read = (data) => fromForm(operation.input, data) } = options;
  return formAction([readByVerb<Partial<z.input<I>>>()], (bound, data) =>
    carryOut(operation, { ...read(data), ...bound }, options),
  );
}

async function carryOut<I extends z.ZodObject, O extends z.ZodType>(
  operation: Operation<I, O>,
  given: unknown,
  { then, refreshes = true }: Options<I, O>,
): Promise<ActionOutcome<z.output<O>>> {
  const { input, output } = await perform(operation, (await findCtx()) ?? anonymousCtx(), given);
  if (refreshes) revalidatePath('/', 'layout'); // the frame shows counts, and pages that were left are kept
  then?.(output, input);
  return { ok: true, value: output };
}
