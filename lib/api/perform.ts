import type { z } from 'zod';
import type { Actor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { requireAccess } from '@/lib/operation/access';
import type { Operation } from '@/lib/operation/operation';
import { allows } from '@/lib/operation/scope';

/** Runs an operation for somebody: access, scope, input, the verb. Rejects with the closed errors. */
export async function perform<I extends z.ZodObject, O extends z.ZodType>(
  operation: Operation<I, O>,
  actor: Actor,
  given: unknown,
): Promise<{ input: z.output<I>; output: z.input<O> }> {
  requireAccess(actor, operation.access);
  if (actor.kind === 'token' && !allows(actor.scopes, operation.scope)) fail({ code: 'forbidden' });
  const input = operation.input.parse(given);
  return { input, output: await operation.run({ actor, db: database() }, input) };
}
