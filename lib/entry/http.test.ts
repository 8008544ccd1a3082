import { expect, it } from 'vitest';
import { bodyOf } from './http';

const sent = (type: string) =>
  bodyOf(
    new Request('http://studio.example', {
      method: 'POST',
      body: 'text',
      headers: { 'content-type': type, 'content-length': '4' },
    }),
  );

it('a body: comes as it is, whatever its type, but for a form', () => {
  expect(sent('text/csv').size).toBe(4);
  expect(() => sent('multipart/form-data; boundary=x')).toThrow(/form_body/);
});
