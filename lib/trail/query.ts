import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/audit/actions';
import { OBJECT_NAMES, type ObjectName } from '@/lib/errors';
import { pageSize, singleParams, toParams, unset } from '@/lib/sample/query-params';
import type { FieldChange } from './field-changes';

export const TRAIL_SIZES = [50, 100] as const;

/** Key of a row, as the address names it. */
const rowKey = unset(storableText.regex(/^\d{1,18}$/));

/** What the trail is asked for. Read from the address, so whatever is not understood means "not set". */
export const trailQuerySchema = z.object({
  /** Id of an account. */
  person: unset(storableText.min(1).max(100)),
  action: unset(z.enum(AUDIT_ACTIONS)),
  object: unset(z.enum(OBJECT_NAMES)),
  /** External id of a sample. */
  sample: unset(storableText.trim().min(1).max(300)),
  /** First and last day, in the server's zone. */
  from: unset(z.iso.date()),
  to: unset(z.iso.date()),
  /** The page of what came before, or after, this row; the latest when neither is set. */
  before: rowKey,
  after: rowKey,
  size: pageSize,
});
export type TrailQuery = z.infer<typeof trailQuerySchema>;

export const DEFAULT_TRAIL_QUERY: TrailQuery = trailQuerySchema.parse({});

export const TRAIL_FILTERS = ['person', 'action', 'object', 'sample', 'from', 'to'] as const;
export type TrailFilter = Pick<TrailQuery, (typeof TRAIL_FILTERS)[number]>;

/** Reads a query from search parameters as Next gives them; of a repeated one, the first counts. */
export function parseTrailQuery(params: Record<string, string | string[] | undefined>): TrailQuery {
  return trailQuerySchema.parse(singleParams(params));
}

/** The same query as search parameters, without what is at its default. */
export function formatTrailQuery(query: TrailQuery): URLSearchParams {
  return toParams(query, DEFAULT_TRAIL_QUERY);
}

/** Whether anything narrows the trail. */
export function isFiltered(query: TrailFilter): boolean {
  return TRAIL_FILTERS.some((name) => query[name] !== null);
}

/** One row of the trail. */
export interface TrailRow {
  id: string;
  at: string;
  /** Null: the studio itself. A person who is no longer there has no name. */
  actor: { id: string; name: string | null } | null;
  action: AuditAction;
  object: { type: ObjectName; id: string };
  /** The person that was acted on, where the object is one. */
  subject: string | null;
  sample: { id: string; externalId: string } | null;
  changes: FieldChange[];
}

export interface TrailPage {
  /** Newest first. */
  rows: TrailRow[];
  /** Whether there are rows before the last one and after the first one. */
  older: boolean;
  newer: boolean;
}

/** What there is to filter by: who has acted. */
export interface TrailFacets {
  people: { id: string; name: string }[];
}
