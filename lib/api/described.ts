import type { z } from 'zod';
import type { Operation } from '@/lib/operation/operation';
import { log } from '@/lib/log';

/**
 * What an operation returned, as its output schema says it. Where the two differ, which is a defect of the description, it goes
 * out as the verb made it, and the log names the fields.
 */
export function described<O extends z.ZodType>(
  { name, output }: Pick<Operation<z.ZodObject, O>, 'name' | 'output'>,
  returned: z.input<O>,
): z.output<O> {
  const read = output.safeParse(returned);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).slice(0, 20);
  log.error({ operation: name, fields }, 'an output is not what its schema describes');
  return returned as z.output<O>;
}
