import type { z } from 'zod';
import type { Operation } from '@/lib/operation/operation';

/**
 * Keeps the part of an output that its schema describes. An output that does not fit the schema is a defect: nothing of
 * it is sent, and the log names its fields, never their values.
 */
export function described<O extends z.ZodType>(
  { name, output }: Pick<Operation<z.ZodObject, O>, 'name' | 'output'>,
  returned: z.input<O>,
): z.output<O> {
  const read = output.safeParse(returned);
  if (read.success) return read.data;
  const fields = read.error.issues.slice(0, 20).map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new Error(`${name}: its output is not what its schema describes: ${fields.join(', ')}`);
}
