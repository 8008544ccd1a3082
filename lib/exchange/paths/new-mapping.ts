import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { pathMappingSchema } from './path-mapping';

/** A mapping that is to be kept under a name; `preset` is the kind of file that it is for. */
export const newMappingSchema = z.object({
  projectId: storableText,
  name: storableText.trim().min(1).max(100),
  preset: storableText.max(60),
  paths: pathMappingSchema,
});
