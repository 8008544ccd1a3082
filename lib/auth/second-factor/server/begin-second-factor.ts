import { renderSVG } from 'uqr';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { fail } from '@/lib/errors';
import { seal } from '@/lib/seal';
import { newTotpSecret, totpUri } from '../totp';

/** What an app is set up with; told this one time. */
export interface NewSecondFactor {
  /** To type where nothing can be scanned. */
  secret: string;
  /** The QR code, as SVG. */
  qr: string;
}

/**
 * Makes a secret for the acting person's app; it is asked for once finishSecondFactor has seen a code. Fails with
 * state/second_factor_on where there is one already.
 */
export async function beginSecondFactor(ctx: Ctx): Promise<NewSecondFactor> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  requireConfirmed(ctx);
  return inTx(ctx, async (tx) => {
    const user = await getUserForChange(tx.db, userId);
    const stored = await tx.db.secondFactor.findUnique({ where: { userId } });
    if (stored?.onSince) fail({ code: 'state', object: 'user', reason: 'second_factor_on' });
    const secret = newTotpSecret();
    const fresh = { secretCipher: seal('second factors', secret, userId), lastStep: null };
    await tx.db.secondFactor.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh });
    return { secret, qr: renderSVG(totpUri(secret, user.email), { border: 2 }) };
  });
}
