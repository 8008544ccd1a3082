import { expect, it } from 'vitest';
import { z } from 'zod';
import { fromForm } from './from-form';

const INPUT = z.object({
  projectId: z.string(),
  name: z.string(),
  count: z.int(),
  share: z.number().nullable(),
  shown: z.boolean(),
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

it('a form: numbers and ticked boxes come out as what they are, other fields are left out', () => {
  const data = form({ name: '7', count: '7', share: ' ', shown: 'on', $ACTION_ID: 'x', other: 'y' });
  expect(fromForm(INPUT, data)).toEqual({ name: '7', count: 7, share: ' ', shown: true });
});

it('a form with a box that is not ticked and an empty field: false, and null where null is taken', () => {
  expect(fromForm(INPUT, form({ name: '', count: '', share: '' }))).toEqual({
    ...{ name: '', count: '', share: null, shown: false },
  });
});
