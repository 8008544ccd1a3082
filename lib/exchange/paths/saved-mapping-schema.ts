import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { storableText } from '@/lib/storable-schema';
import { type PathMapping, pathMappingSchema } from './path-mapping';

/** A mapping that is to be kept under a name; `preset` is the kind of file that it is for. */
export const newMappingSchema = z.object({
  projectId: storableText,
  name: storableText.trim().min(1).max(100),
  preset: storableText.max(60),
  paths: pathMappingSchema,
});

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
