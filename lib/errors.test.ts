import { expect, it } from 'vitest';
import { AppFailure } from './errors';

it('an AppFailure is known as one by a second copy of its module, and nothing else is', async () => {
  const copy = (await import('./errors?copy' as string)) as { AppFailure: typeof AppFailure };
  expect(copy.AppFailure).not.toBe(AppFailure);
  expect(new copy.AppFailure({ code: 'forbidden' })).toBeInstanceOf(AppFailure);
  expect(new AppFailure({ code: 'forbidden' })).toBeInstanceOf(copy.AppFailure);
  expect(new Error('AppFailure')).not.toBeInstanceOf(AppFailure);
  expect({ error: { code: 'forbidden' } }).not.toBeInstanceOf(AppFailure);
});
