import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Auth, build } from '@/lib/auth/better-auth';
import { anonymous, commandLineActor, userActor } from '@/lib/auth/ctx';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import { createUser } from '@/lib/auth/server/create-user';
import { beginSignIn } from '@/lib/auth/server/oidc/begin-sign-in';
import { confirmByProvider } from '@/lib/auth/server/oidc/confirm-by-provider';
import { redeemCallback } from '@/lib/auth/server/oidc/redeem-callback';
import { openFlow } from '@/lib/auth/server/oidc/flow-cookie';
import { openProviderSession } from '@/lib/auth/server/oidc/open-session';
import type { Provider } from '@/lib/auth/server/oidc/provider';
import { unbindProvider } from '@/lib/auth/server/oidc/unbind-provider';
import { createInvitation } from '@/lib/project/server/people/create-invitation';
import { person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { CLIENT, ProviderBrowser, startProvider, type TestProvider } from '@/lib/testing/oidc-provider';
import { enterByProvider } from './enter-by-provider';

const test = testDatabase();
const REDIRECT = 'http://localhost:3000/api/auth/oidc/callback';
const PASSWORD = 'a river in the hills';
let company: TestProvider;
let provider: Provider;
let auth: Auth;

beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  auth = build(test.db);
  company = await startProvider({ redirectUri: REDIRECT });
  provider = providerAt(company.issuer);
});
afterAll(() => company.stop());

const providerAt = (issuer: string): Provider => ({
  issuer,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  name: 'Company',
  scopes: 'openid email profile',
  assumeVerified: false,
  create: false,
});

/** From the button to the address the provider sends the browser back to. */
async function atProvider(
  login: string,
  {
    at = provider,
    confirms = null as string | null,
    next = '/projects',
    browser = new ProviderBrowser(),
  } = {},
) {
  const { url, cookie } = await beginSignIn(at, { redirectUri: REDIRECT, next, confirms });
  const callback = await browser.signIn(url, login, REDIRECT);
  return { flow: (await openFlow(cookie))!, callback, browser, url };
}

/** The whole way in; the reason where it is refused. */
async function enter(login: string, { create = false, at = provider, next = '/projects' } = {}) {
  const { flow, callback } = await atProvider(login, { at, next });
  const ctx = { actor: anonymous, db: test.db };
  return rejectionOf(async () => {
    const identity = await redeemCallback(at, flow, callback);
    const entered = await enterByProvider(ctx, identity, { next: flow.next, create });
    const { sessionId } = await openProviderSession(
      { auth, db: test.db },
      new Headers(),
      entered.userId,
      identity,
    );
    return { ...entered, sessionId };
  });
}

async function rejectionOf<T>(run: () => Promise<T>): Promise<T | string> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof RefusedByProvider) return thrown.reason;
    throw thrown;
  }
}

const address = (): string => `${crypto.randomUUID()}@example.test`;

async function account(role: 'owner' | 'member' = 'member') {
  const email = address();
  const system = { actor: commandLineActor, db: test.db };
  return { email, ...(await createUser(system, { email, name: 'Wei', password: PASSWORD, role })) };
}

const actionsOn = async (id: string): Promise<string[]> =>
  (await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  );

describe('a sign-in by the provider', () => {
  it('opens a session for the account with the verified address, binds it and is in the audit log', async () => {
    const { id, email } = await account();
    expect(await enter(email)).toMatchObject({ userId: id, next: '/projects' });
    expect(await test.db.session.count({ where: { userId: id } })).toBe(1);
    expect(await actionsOn(id)).toEqual(['user.create', 'user.bind', 'user.sign_in']);
    const row = await test.db.auditEvent.findFirstOrThrow({
      where: { objectId: id, action: 'user.sign_in' },
    });
    expect(row.after).toEqual({ by: 'provider' });
  });

  it('asks nobody for a code of the studio, which a provider has of its own', async () => {
    const { id, email } = await account();
    await test.db.secondFactor.create({ data: { userId: id, secretCipher: 'sealed', onSince: new Date() } });
    expect(await enter(email)).toMatchObject({ userId: id });
  });

  it('works as well where the address stands in the ID token', async () => {
    const other = await startProvider({ redirectUri: REDIRECT, inIdToken: true });
    const { id, email } = await account();
    expect(await enter(email, { at: providerAt(other.issuer) })).toMatchObject({ userId: id });
    await other.stop();
  });

  it('sends a challenge of PKCE, state and nonce, and no secret, in the address', async () => {
    const { url } = await beginSignIn(provider, { redirectUri: REDIRECT, next: '/', confirms: null });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: REDIRECT,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
    });
    expect(url.href).not.toContain(encodeURIComponent(CLIENT.secret));
  });

  it('goes by the subject alone once it is bound, whatever address the provider says', async () => {
    const victim = await account('owner');
    const { id, email } = await account();
    await enter(email);
    company.people.set(email, { email: victim.email, email_verified: true });
    expect(await enter(email)).toMatchObject({ userId: id });
    company.people.set(email, { email: address(), email_verified: false });
    expect(await enter(email)).toMatchObject({ userId: id });
  });

  it('refuses another subject that has come by the address of a bound account', async () => {
    const { email } = await account();
    await enter(email);
    const heir = address();
    company.people.set(heir, { email, email_verified: true });
    expect(await enter(heir)).toBe('bound_elsewhere');
  });

  it.each([
    ['email_unverified', { email_verified: false }],
    ['email_unverified', {}],
    ['email_missing', { email: undefined, email_verified: true }],
  ])('refuses with %s an account whose claims are %j', async (reason, claims) => {
    const { id, email } = await account();
    const login = address();
    company.people.set(login, { email, ...claims });
    expect(await enter(login)).toBe(reason);
    expect(await test.db.account.count({ where: { userId: id } })).toBe(1);
  });

  it('refuses somebody whom nobody here knows, makes no account, and counts the failure without the address', async () => {
    const email = address();
    expect(await enter(email)).toBe('unknown');
    expect(await test.db.user.count({ where: { email } })).toBe(0);
    const failures = await test.db.failedSignIn.findMany();
    expect(failures.at(-1)?.account).toMatch(/^unknown-/);
    expect(JSON.stringify(failures)).not.toContain(email);
  });

  it('makes an account without projects for anybody where the settings say so', async () => {
    const email = address();
    const entered = await enter(email, { create: true });
    const user = await test.db.user.findUniqueOrThrow({ where: { email }, include: { members: true } });
    expect(entered).toMatchObject({ userId: user.id });
    expect(user).toMatchObject({ role: 'member', members: [] });
  });

  it('makes an account for who holds an open invitation, and joins the project by it, once', async () => {
    const owner = await person(test.db, 'owner');
    const { id } = await project(test.db);
    const { path } = await createInvitation(owner, id, { role: 'annotator', days: 7 });
    const email = address();
    expect(await enter(email, { next: path })).toMatchObject({ next: `/projects/${id}` });
    const user = await test.db.user.findUniqueOrThrow({ where: { email }, include: { members: true } });
    expect(user.members).toMatchObject([{ projectId: id, role: 'annotator' }]);
    expect(await enter(address(), { next: path })).toBe('unknown');
  });

  it('leaves disabled people out, at the first sign-in and later', async () => {
    const first = await account();
    await test.db.user.update({ where: { id: first.id }, data: { disabledAt: new Date() } });
    expect(await enter(first.email)).toBe('disabled');
    const later = await account();
    await enter(later.email);
    await test.db.user.update({ where: { id: later.id }, data: { disabledAt: new Date() } });
    expect(await enter(later.email)).toBe('disabled');
    const failed = await test.db.failedSignIn.findMany({ where: { account: { in: [first.id, later.id] } } });
    expect(failed).toHaveLength(2);
  });

  it('ends a member’s password and sessions when it binds, since nobody had verified the address; owners keep theirs', async () => {
    const member = await account();
    const owner = await account('owner');
    for (const { id, email } of [member, owner]) {
      const token = crypto.randomUUID();
      await test.db.session.create({
        data: { id: token, token, userId: id, expiresAt: new Date(Date.now() + 3_600_000) },
      });
      await enter(email);
    }
    const ways = async (userId: string) =>
      (await test.db.account.findMany({ where: { userId } })).map(({ providerId }) => providerId).sort();
    expect(await ways(member.id)).toEqual([`oidc:${company.issuer}`]);
    expect(await ways(owner.id)).toEqual(['credential', `oidc:${company.issuer}`]);
    expect(await test.db.session.count({ where: { userId: member.id } })).toBe(1);
    expect(await test.db.session.count({ where: { userId: owner.id } })).toBe(2);
  });

  it('binds once when two come at once', async () => {
    const { id, email } = await account();
    const both = await Promise.all([enter(email), enter(email)]);
    expect(both).toMatchObject([{ userId: id }, { userId: id }]);
    expect(await test.db.account.count({ where: { userId: id } })).toBe(1);
  });
});

describe('what comes back from the provider', () => {
  const finish = (flow: Parameters<typeof redeemCallback>[1], callback: URL, at = provider) =>
    rejectionOf(() => redeemCallback(at, flow, callback));

  it('is refused with another state, nonce, verifier, or none', async () => {
    for (const part of ['state', 'nonce', 'verifier'] as const) {
      const { flow, callback } = await atProvider(address());
      expect(await finish({ ...flow, [part]: 'x'.repeat(43) }, callback)).toBe('not_verified');
    }
    const { flow, callback } = await atProvider(address());
    callback.searchParams.delete('state');
    expect(await finish(flow, callback)).toBe('not_verified');
  });

  it('is refused in the browser of somebody else, whose own sign-in is under way', async () => {
    const mine = await atProvider(address());
    const theirs = await atProvider(address());
    expect(await finish(theirs.flow, mine.callback)).toBe('not_verified');
    const injected = new URL(theirs.callback);
    injected.searchParams.set('code', mine.callback.searchParams.get('code')!);
    expect(await finish(theirs.flow, injected)).toBe('not_verified');
  });

  it('is good once', async () => {
    const { flow, callback } = await atProvider(address());
    expect(await finish(flow, callback)).toMatchObject({ issuer: company.issuer });
    expect(await finish(flow, callback)).toBe('not_verified');
  });

  it('is refused when it names another issuer, or comes from another provider', async () => {
    const { flow, callback } = await atProvider(address());
    const mixed = new URL(callback);
    mixed.searchParams.set('iss', 'https://evil.example');
    expect(await finish(flow, mixed)).toBe('not_verified');
    const other = await startProvider({ redirectUri: REDIRECT });
    expect(await finish(flow, callback, providerAt(other.issuer))).toBe('not_verified');
    await other.stop();
  });

  it.each([
    ['access_denied', 'denied'],
    ['server_error', 'provider_error'],
    ['login_required', 'provider_error'],
  ])('says %s as our own word %s', async (error, reason) => {
    const { flow, callback } = await atProvider(address());
    const state = callback.searchParams.get('state')!;
    const refused = new URL(REDIRECT);
    refused.search = `${new URLSearchParams({ error, error_description: '<b>no</b>', state, iss: company.issuer })}`;
    expect(await finish(flow, refused)).toBe(reason);
  });

  it('is refused with unavailable while the provider is away, before and after the redirect', async () => {
    const other = await startProvider({ redirectUri: REDIRECT });
    const away = providerAt(other.issuer);
    const { flow, callback } = await atProvider(address(), { at: away });
    await other.stop();
    expect(await finish(flow, callback, away)).toBe('unavailable');
    const begun = await rejectionOf(() =>
      beginSignIn({ ...away, name: 'asked for anew' }, { redirectUri: REDIRECT, next: '/', confirms: null }),
    );
    expect(begun).toBe('unavailable');
  });
});

describe('the cookie of a sign-in', () => {
  it('opens what was sealed and nothing else', async () => {
    const { cookie } = await beginSignIn(provider, { redirectUri: REDIRECT, next: '/a', confirms: null });
    expect(await openFlow(cookie)).toMatchObject({ next: '/a' });
    for (const other of [undefined, '', 'abc', `${cookie}00`, cookie.slice(2)])
      expect(await openFlow(other)).toBeNull();
    expect(cookie).not.toContain('nonce');
  });
});

describe('confirming a session at the provider', () => {
  async function signedIn() {
    const { email } = await account('owner');
    const { userId, sessionId } = (await enter(email)) as { userId: string; sessionId: string };
    const actor = userActor(userId, 'owner');
    await test.db.session.update({ where: { id: sessionId }, data: { confirmedAt: null } });
    return { email, sessionId, ctx: { actor, db: test.db } };
  }
  const confirmedAt = async (id: string) =>
    (await test.db.session.findUniqueOrThrow({ where: { id } })).confirmedAt;

  it('asks for a new sign-in there, and confirms this session', async () => {
    const { email, sessionId, ctx } = await signedIn();
    const { flow, callback, url } = await atProvider(email, { confirms: sessionId });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    await confirmByProvider(ctx, sessionId, await redeemCallback(provider, flow, callback));
    expect(await confirmedAt(sessionId)).not.toBeNull();
    expect(await actionsOn(ctx.actor.userId!)).toContain('user.confirm');
  });

  it('is refused to somebody else at the provider', async () => {
    const { sessionId, ctx } = await signedIn();
    const { flow, callback } = await atProvider(address(), { confirms: sessionId });
    const identity = await redeemCallback(provider, flow, callback);
    expect(await rejectionOf(() => confirmByProvider(ctx, sessionId, identity))).toBe('not_confirmed');
    expect(await confirmedAt(sessionId)).toBeNull();
  });

  // Google sends no auth_time: https://github.com/gravitational/teleport/issues/31320
  it('is refused where the provider does not say when the person signed in, or says long ago', async () => {
    const { email, sessionId } = await signedIn();
    const plain = await atProvider(email);
    expect(
      await rejectionOf(() =>
        redeemCallback(provider, { ...plain.flow, confirms: sessionId }, plain.callback),
      ),
    ).toBe('not_verified');
  });
});

describe('unbindProvider', () => {
  it('ends the sessions and lets the next verified subject bind, for owners alone', async () => {
    const { id, email } = await account();
    await enter(email);
    const member = await person(test.db);
    await expect(unbindProvider(member, id)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const owner = await person(test.db, 'owner');
    await unbindProvider(owner, id);
    expect(await test.db.session.count({ where: { userId: id } })).toBe(0);
    expect(await actionsOn(id)).toContain('user.unbind');
    const heir = address();
    company.people.set(heir, { email, email_verified: true });
    expect(await enter(heir)).toMatchObject({ userId: id });
  });
});
