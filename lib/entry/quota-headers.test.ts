import { expect, it } from 'vitest';
import { quotaHeaders } from './quota-headers';

it('a quota: its policy, and what is left of it', () => {
  expect(quotaHeaders({ remaining: 599, resetSeconds: 60 })).toEqual({
    'ratelimit-policy': '"token";q=600;w=60',
    ratelimit: '"token";r=599;t=60',
  });
});

it('a quota that is used up: nothing is left, never less', () => {
  expect(quotaHeaders({ remaining: -3, resetSeconds: 12 }).ratelimit).toBe('"token";r=0;t=12');
});
