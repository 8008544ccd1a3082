import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { type PathMapping, pathMappingSchema } from './path-mapping';

/** A mapping as it is kept. */
export const savedMappingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  preset: z.string(),
  paths: pathMappingSchema,
  savedAt: dateTime,
});

/** The same as the verbs give it. */
export type SavedMapping = Omit<z.input<typeof savedMappingSchema>, 'paths'> & { paths: PathMapping };
