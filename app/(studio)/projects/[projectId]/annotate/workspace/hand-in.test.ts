import { expect, it } from 'vitest';
import { comeBackTo, handedIn, handIn, isLeftBehind, leaveBehind } from './hand-in';

it('waits for a submission that is on its way, and for no longer when it fails', async () => {
  const order: string[] = [];
  let arrive = (): void => undefined;
  handIn(new Promise<void>((resolve) => (arrive = resolve)));
  const asked = handedIn().then(() => order.push('asked'));
  order.push('sent');
  arrive();
  await asked;
  expect(order).toEqual(['sent', 'asked']);

  handIn(Promise.reject(new Error('no connection')));
  await expect(handedIn()).resolves.toBeUndefined();
});

it('knows the desk that was left until its person comes back to it', () => {
  leaveBehind('a');
  comeBackTo('b');
  expect([isLeftBehind('a'), isLeftBehind('b')]).toEqual([true, false]);
  comeBackTo('a');
  expect(isLeftBehind('a')).toBe(false);
});
