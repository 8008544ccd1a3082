import { z } from 'zod';
import { snapshotManifestSchema } from './manifest-view-schema';
import { SNAPSHOT_CONTENTS, snapshotTermsSchema } from './order';
import { splitsSchema } from './split';

/** A snapshot, as lists show it. */
export const snapshotSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  content: z.enum(SNAPSHOT_CONTENTS),
  /** Whose released labels it has errata of: an author's id, or the labels of the files; null for none. */
  released: z.string().nullable(),
  reason: z.string(),
  splits: splitsSchema,
  terms: snapshotTermsSchema,
  state: z.enum(['queued', 'running', 'paused', 'done', 'cancelled', 'failed']),
  /** Samples that it is to hold, and holds so far. */
  total: z.number().int(),
  done: z.number().int(),
  error: z.string().nullable(),
  /** Null until it is done. */
  manifest: snapshotManifestSchema.nullable(),
  /** Null where that is not known any more. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** When an owner deleted it; what it held is gone. */
  deletedAt: z.iso.datetime().nullable(),
});
export type SnapshotView = z.output<typeof snapshotSchema>;

/** What a snapshot can have errata of. */
export const releasedSourcesSchema = z.object({
  /** Authors without an account, whose labels came with files; none for those from whom names are hidden. */
  authors: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Whether files say something of whole answers. */
  labels: z.boolean(),
});
export type ReleasedSources = z.output<typeof releasedSourcesSchema>;
