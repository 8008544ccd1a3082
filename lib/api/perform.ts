import type { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { requireAccess } from '@/lib/operation/access';
import type { Operation } from '@/lib/operation/operation';
import { described } from './described';

/**
 * Runs an operation for an actor: checks access and scope, parses the input, calls the verb, and keeps what the output
 * schema describes. Every request goes through here. Rejects with an AppError.
 */
export async function perform<I extends z.ZodObject, O extends z.ZodType>(
  operation: Operation<I, O>,
  ctx: Ctx,
  given: unknown,
): Promise<{ input: z.output<I>; output: z.output<O> }> {
  requireAccess(ctx.actor, operation);
  const input = operation.input.parse(given);
  return { input, output: described(operation, await operation.run(ctx, input)) };
}
