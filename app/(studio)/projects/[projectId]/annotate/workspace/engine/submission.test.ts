import { expect, it } from 'vitest';
import { comeBackTo, submittedHere, submitHere, isUnsent, keepUnsent } from './submission';

it('waits for a submission that is on its way, and for no longer when it fails', async () => {
  const order: string[] = [];
  let arrive = (): void => undefined;
  submitHere(new Promise<void>((resolve) => (arrive = resolve)));
  const asked = submittedHere().then(() => order.push('asked'));
  order.push('sent');
  arrive();
  await asked;
  expect(order).toEqual(['sent', 'asked']);

  submitHere(Promise.reject(new Error('no connection')));
  await expect(submittedHere()).resolves.toBeUndefined();
});

it('knows the workspace that was left until its person comes back to it', () => {
  keepUnsent('a');
  comeBackTo('b');
  expect([isUnsent('a'), isUnsent('b')]).toEqual([true, false]);
  comeBackTo('a');
  expect(isUnsent('a')).toBe(false);
});
