import { z } from 'zod';

export const DENSITIES = ['compact', 'comfortable'] as const;
type Density = (typeof DENSITIES)[number];

/** How a person likes a table: kept in a cookie, so that the first paint is right already. */
export interface TableLook {
  density: Density;
  /** Ids of the columns that are shown or hidden against the table's own choice. */
  columns: Record<string, boolean>;
}

export const DEFAULT_LOOK: TableLook = { density: 'compact', columns: {} };

const schema = z.object({
  density: z.enum(DENSITIES).catch('compact').default('compact'),
  columns: z.record(z.string().max(40), z.boolean()).catch({}).default({}),
});

export const lookCookie = (table: string): string => `table-${table}`;

/** Reads the cookie's value; whatever cannot be read is the default. */
export function parseLook(value: string | undefined): TableLook {
  if (!value) return DEFAULT_LOOK;
  try {
    return schema.parse(JSON.parse(decodeURIComponent(value)));
  } catch {
    return DEFAULT_LOOK;
  }
}

/** The cookie as document.cookie takes it; for a year. */
export function lookAsCookie(table: string, look: TableLook): string {
  const value = encodeURIComponent(JSON.stringify(look));
  return `${lookCookie(table)}=${value}; path=/; max-age=31536000; samesite=lax`;
}
