import { storableText } from '@/lib/storable-schema';

/** Why somebody gave a sample back; may be empty. */
export const reasonSchema = storableText.trim().max(1_000);
