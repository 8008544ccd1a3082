import { expect, it } from 'vitest';
import { AHEAD_MS } from '@/lib/annotation/assignment/reservation';
import { type WorkspaceView } from '@/lib/annotation/view';
import { id, view } from '../state/workspace-fixture';
import { createTabState } from './tab-state';

const sample = (number: number): WorkspaceView => ({
  ...view(),
  sample: { ...view().sample, id: id(number) },
});

it('waits for a submission that is being sent, and for no longer when it fails', async () => {
  const { submissions } = createTabState();
  const order: string[] = [];
  let arrive = (): void => undefined;
  submissions.sending(new Promise<void>((resolve) => (arrive = resolve)));
  const asked = submissions.finished().then(() => order.push('asked'));
  order.push('sent');
  arrive();
  await asked;
  expect(order).toEqual(['sent', 'asked']);

  submissions.sending(Promise.reject(new Error('no connection')));
  await expect(submissions.finished()).resolves.toBeUndefined();
});

it('knows the workspace that was left until its person comes back to it', () => {
  const { submissions } = createTabState();
  submissions.leave('a');
  submissions.comeBackTo('b');
  expect([submissions.isLeft('a'), submissions.isLeft('b')]).toEqual([true, false]);
  submissions.comeBackTo('a');
  expect(submissions.isLeft('a')).toBe(false);
});

it('gives the prefetched samples in their order, each only while its reservation holds', () => {
  const { prefetched } = createTabState();
  prefetched.store([1, 2].map((number) => ({ view: sample(number), at: 0 })));
  expect(prefetched.next(id(90), id(91), 1)?.sample.id).toBe(id(1));
  expect(prefetched.next(id(90), id(1), 1)?.sample.id).toBe(id(2));
  expect(prefetched.next(id(90), id(1), AHEAD_MS)).toBeNull();
  expect(prefetched.next(id(89), id(91), 1)).toBeNull();
  prefetched.open(id(1));
  expect([prefetched.view(id(1)), prefetched.view(id(2))?.sample.id]).toEqual([undefined, id(2)]);
});

it('keeps the twenty samples opened last, and nothing of another tab state', () => {
  const { views } = createTabState();
  for (let number = 1; number <= 21; number += 1) views.store(sample(number));
  expect([views.of(id(1)), views.of(id(2))?.sample.id]).toEqual([undefined, id(2)]);
  expect(createTabState().views.of(id(2))).toBeUndefined();
});
