import { expect, it } from 'vitest';
import { projectSchema } from './fields';

const nameOf = (name: string) => projectSchema.parse({ name }).name;

it('the name of a project, with line breaks and tabs: one line', () => {
  expect(nameOf(' Rivers\r\nof\tnow \u2028\u0085')).toBe('Rivers of now');
  expect(nameOf('河流  ·  Rivers')).toBe('河流  ·  Rivers');
});

it('the name of a project, of control characters alone or with a NUL: refused', () => {
  for (const name of ['\r\n', 'a\0b']) expect(projectSchema.safeParse({ name }).success).toBe(false);
  expect(projectSchema.parse({ name: 'a', description: 'one\ntwo' }).description).toBe('one\ntwo');
});
