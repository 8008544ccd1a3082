import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { splitsSchema } from './split';

/** What a snapshot keeps of each sample: its gold, or all submitted annotations and current predictions as well. */
export const SNAPSHOT_CONTENTS = ['gold', 'annotations'] as const;
export type SnapshotContent = (typeof SNAPSHOT_CONTENTS)[number];

/** Labels that were released before and are held against the gold: those of an author of the project, or what the files say of whole answers. */
export const FILE_LABELS = 'labels';
const releasedSchema = z.union([z.literal(FILE_LABELS), z.uuid()]);

const line = storableText.trim().max(2_000).default('');

/** Under what terms others may use a snapshot. Outside of what is hashed, as it may name people. */
export const snapshotTermsSchema = z.object({
  /** An identifier of SPDX, or words. */
  licence: line,
  /** How to cite it. */
  citation: line,
  contact: line,
});

/** What somebody asks for who has a snapshot made. */
export const snapshotOrderSchema = z.object({
  content: z.enum(SNAPSHOT_CONTENTS).default('gold'),
  /** Its errata: what the gold corrects of these released labels; null for none. */
  released: releasedSchema.nullable().default(null),
  /** Why it is made. */
  reason: storableText.trim().min(1).max(2_000),
  splits: splitsSchema.default([]),
  terms: snapshotTermsSchema.default({ licence: '', citation: '', contact: '' }),
});
export type SnapshotOrder = z.output<typeof snapshotOrderSchema>;
