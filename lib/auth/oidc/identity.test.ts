import { describe, expect, it } from 'vitest';
import { identityOf } from './identity';
import { toProviderError } from './provider-error';

const claims = { iss: 'https://id.example.com', sub: '1', email: 'Li.Wei@Example.com', email_verified: true };

describe('identityOf', () => {
  it('reads the address as accounts are looked up by', () => {
    expect(identityOf(claims, false)).toMatchObject({ email: 'li.wei@example.com', emailVerified: true });
  });

  // Entra ID sends no email_verified at all: https://github.com/outline/outline/issues/12863
  it('takes a missing email_verified for unverified, unless the settings say otherwise', () => {
    const { email_verified: _, ...silent } = claims;
    expect(identityOf(silent, false).emailVerified).toBe(false);
    expect(identityOf(silent, true).emailVerified).toBe(true);
  });

  // In Keycloak people change their address by themselves: https://github.com/canonical/authd/pull/1249
  it.each([false, 'true', 1, null])('never takes email_verified %j for verified', (email_verified) => {
    expect(identityOf({ ...claims, email_verified }, true).emailVerified).toBe(false);
  });

  it.each([
    undefined,
    '',
    'li wei',
    'ｌｉ.ｗｅｉ@example.com',
    'li@example.com, wei@example.com',
    ['li@example.com'],
  ])('takes %j for no address, and no other claim in its place', (email) => {
    const others = { preferred_username: 'owner@example.com', upn: 'owner@example.com' };
    expect(identityOf({ ...claims, ...others, email }, false).email).toBeNull();
  });

  it('names people by name, else by what they are called at the provider, else by the address', () => {
    expect(identityOf({ ...claims, name: ' Li\nWei ' }, false).name).toBe('Li Wei');
    expect(identityOf({ ...claims, preferred_username: 'liwei' }, false).name).toBe('liwei');
    expect(identityOf({ ...claims, name: '\n' }, false).name).toBe('li.wei@example.com');
  });
});

describe('toProviderError', () => {
  it('knows our own words alone', () => {
    expect(toProviderError('denied')).toBe('denied');
    for (const text of [undefined, '', 'constructor', '<b>denied</b>', 'access_denied'])
      expect(toProviderError(text)).toBeNull();
  });
});
