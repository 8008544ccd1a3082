import { z } from 'zod';

/**
 * A query read from the search parameters of an address, as Next gives them: whatever is not understood means "not set", and of a
 * repeated parameter the first counts. The API reads the same query, and refuses what it does not understand.
 *
 * @param query with a default for each of its members
 */
export function fromAddress<Query extends z.ZodObject>(
  query: Query,
  params: Readonly<Record<string, unknown>>,
): z.output<Query> {
  const single = Object.entries(params).map(
    ([key, value]) => [key, Array.isArray(value) ? value[0] : value] as const,
  );
  const understood = single.filter(([key, value]) => query.shape[key]?.safeParse(value).success);
  return query.parse(Object.fromEntries(understood));
}

/** A query as search parameters, without what is at its default or null. */
export function toParams<Query extends object>(query: Query, defaults: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== defaults[key as keyof Query]) params.set(key, String(value));
  return params;
}

/** A member that may be left out. */
export const unset = <Value>(schema: z.ZodType<Value>) => schema.nullable().default(null);

/** As an address writes it, too. */
export const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
export const yes = yesOrNo.default(false);

/** From 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** Rows a page. */
export const pageSize = z.coerce
  .number()
  .pipe(z.union([z.literal(50), z.literal(100)]))
  .default(50);
