import { cookies, headers } from 'next/headers';
import { auth } from '@/lib/auth/better-auth';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import { confirmByProvider } from '@/lib/auth/server/oidc/confirm-by-provider';
import { redeemCallback } from '@/lib/auth/server/oidc/redeem-callback';
import { FLOW_COOKIE, openFlow } from '@/lib/auth/server/oidc/flow-cookie';
import { limitProviderSignIns } from '@/lib/auth/server/oidc/limit-begin';
import { openProviderSession } from '@/lib/auth/server/oidc/open-session';
import { findProvider } from '@/lib/auth/server/oidc/provider';
import { findSession } from '@/lib/entry/find-session';
import { requireCtx } from '@/lib/entry/require-ctx';
import { anonymousCtx } from '@/lib/entry/anonymous';
import { enterByProvider } from '@/lib/project/server/people/enter-by-provider';
import { answerRefusal, callbackUrl, goTo } from '../answer';

/** Where the provider sends people back to. */
export async function GET(request: Request): Promise<Response> {
  const provider = findProvider();
  if (!provider) return new Response(null, { status: 404 });
  const flow = await openFlow((await cookies()).get(FLOW_COOKIE)?.value);
  const from = { next: flow?.next ?? '/projects', confirms: flow?.confirms != null };
  try {
    const ctx = anonymousCtx();
    await limitProviderSignIns(ctx.db, request.headers);
    if (!flow) throw new RefusedByProvider('expired');
    const callback = callbackUrl();
    callback.search = new URL(request.url).search;
    const identity = await redeemCallback(provider, flow, callback);
    if (flow.confirms) {
      if ((await findSession())?.id !== flow.confirms) throw new RefusedByProvider('not_confirmed');
      await confirmByProvider(await requireCtx(), flow.confirms, identity);
      return goTo(flow.next, null);
    }
    const { userId, next } = await enterByProvider(ctx, identity, {
      next: flow.next,
      create: provider.create,
    });
    await openProviderSession({ auth: auth(), db: ctx.db }, await headers(), userId, identity);
    return goTo(next, null);
  } catch (thrown) {
    return answerRefusal(thrown, from);
  }
}
