import { Prisma } from '@/generated/prisma/client';
import { isTimeZone } from '@/lib/i18n/time-zone';

/** The last midnight in a time zone (IANA; UTC if it is not valid), as SQL. */
export function midnight(timeZone: string): Prisma.Sql {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  return Prisma.sql`date_trunc('day', now() AT TIME ZONE ${zone}) AT TIME ZONE ${zone}`;
}
