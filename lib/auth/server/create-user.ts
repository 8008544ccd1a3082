import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, userActor } from '@/lib/auth/ctx';
import { emailField, personNameField } from '@/lib/auth/fields';
import { fail } from '@/lib/errors';
import { hashPassword } from './password/password-hash';
import { requirePassword } from './password/require-password';
import { requireOwner } from './require-owner';

const schema = z.object({
  email: emailField,
  name: personNameField,
  password: storableText,
  role: z.enum(['owner', 'member']),
});
export type NewUser = z.input<typeof schema>;

/**
 * Makes an account with a password; for the system and for owners. Fails with `exists` when the address has an account,
 * `invalid` for a password that breaks the rules. Those who come by a link get theirs from makeUser.
 */
export async function createUser(ctx: Ctx, input: NewUser): Promise<{ id: string }> {
  requireOwner(ctx);
  return makeUser(ctx, input);
}

/**
 * As createUser, without asking who acts: the caller has checked a link. Somebody without a session who makes an
 * account is the actor of it.
 */
export async function makeUser(ctx: Ctx, input: NewUser): Promise<{ id: string }> {
  const { email, name, password, role } = schema.parse(input);
  requirePassword(password, { email, name });
  const hash = await hashPassword(password);
  const id = randomUUID();
  try {
    return await inTx(ctx, async (tx) => {
      await tx.db.user.create({
        data: {
          id,
          email,
          name,
          role,
          accounts: {
            create: { id: randomUUID(), accountId: id, providerId: 'credential', password: hash },
          },
        },
      });
      const actor = ctx.actor.kind === 'anonymous' ? userActor(id, role) : ctx.actor;
      await recordAudit(
        { actor, db: tx.db },
        { action: 'user.create', objectType: 'user', objectId: id, after: { role } },
      );
      return { id };
    });
  } catch (thrown) {
    if (thrown instanceof Prisma.PrismaClientKnownRequestError && thrown.code === 'P2002')
      fail({ code: 'exists', object: 'user' });
    throw thrown;
  }
}
