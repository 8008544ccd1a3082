import { expect, it } from 'vitest';
import { preferenceCookie } from './preference-cookies';

it('a cookie of preferences goes over https alone where the studio does', () => {
  expect(preferenceCookie('https://studio.example.org').secure).toBe(true);
  expect(preferenceCookie('http://localhost:3000').secure).toBe(false);
});
