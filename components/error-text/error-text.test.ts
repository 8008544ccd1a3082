import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { type AppError, ISSUE_CODES, OBJECT_NAMES, STATE_REASONS } from '@/lib/errors';
import { WRITTEN_MESSAGES } from '@/lib/testing/messages';
import { LOCALES } from '@/lib/i18n/locale';
import { errorText } from './error-text';

/** Every shape that an AppError takes; a code that is missing here does not compile. */
const EVERY: { [Code in AppError['code']]: Extract<AppError, { code: Code }>[] } = {
  unauthenticated: [{ code: 'unauthenticated' }],
  forbidden: [{ code: 'forbidden' }],
  unconfirmed: [{ code: 'unconfirmed' }],
  not_found: OBJECT_NAMES.map((object) => ({ code: 'not_found', object })),
  no_route: [{ code: 'no_route' }],
  wrong_method: [{ code: 'wrong_method', allowed: ['GET'] }],
  invalid: [
    { code: 'invalid', issues: [] },
    ...ISSUE_CODES.map((code) => ({ code: 'invalid' as const, issues: [{ path: 'field', code }] })),
  ],
  stale: OBJECT_NAMES.map((object) => ({ code: 'stale', object, version: 2 })),
  state: STATE_REASONS.map((reason) => ({ code: 'state', object: 'sample', reason })),
  exists: OBJECT_NAMES.map((object) => ({ code: 'exists', object })),
  rate_limited: [
    { code: 'rate_limited', retryAfterSeconds: 30 },
    { code: 'rate_limited', retryAfterSeconds: 600 },
  ],
  too_large: [{ code: 'too_large', limitBytes: 1024 ** 2 }],
  quota: (['person', 'project'] as const).map((of) => ({
    code: 'quota',
    of,
    limitBytes: 2 * 1024 ** 2,
    usedBytes: 1024 ** 2,
  })),
  interrupted: [{ code: 'interrupted' }],
  busy: [{ code: 'busy', retryAfterSeconds: 5 }],
  unavailable: (['database', 'worker', 'disk'] as const).map((what) => ({ code: 'unavailable', what })),
  internal: [{ code: 'internal', id: '7' }],
};
const ERRORS: AppError[] = Object.values(EVERY).flat();

describe.each(LOCALES)('errorWords in %s', (locale) => {
  const words = errorText(
    createTranslator({
      locale,
      messages: WRITTEN_MESSAGES[locale],
      namespace: 'errors',
      onError: (error) => {
        throw error;
      },
    }),
  );

  it('has words of its own for every error', () => {
    const said = ERRORS.map((error) => words.whole(error));
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  it('says what a field broke, each rule once', () => {
    const issue = (path: string) => ({ path, code: 'too_small' as const });
    const error: AppError = { code: 'invalid', issues: [issue('name'), issue('name'), issue('email')] };
    expect(words.field(error, 'name')).toBe(words.whole(error));
    expect(words.field(error, 'role')).toBeUndefined();
    const nested: AppError = { code: 'invalid', issues: [{ path: 'body.stream', code: 'set_by_studio' }] };
    expect(words.field(nested, 'body.*')).toBe(`stream: ${words.whole(nested)}`);
    expect(words.field(nested, 'body')).toBeUndefined();
    expect(words.field(nested, 'head.*')).toBeUndefined();
    expect(words.field({ code: 'forbidden' }, 'name')).toBeUndefined();
    expect(words.apartFromFields(error)).not.toBe(words.whole(error));
    expect(words.apartFromFields({ code: 'forbidden' })).toBe(words.whole({ code: 'forbidden' }));
  });
});
