import { fail, type ObjectName } from '@/lib/errors';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An id as the database takes it; what is no id at all (an action may be sent anything) names nothing, so it fails with not_found. */
export function rowId(value: string, object: ObjectName): string {
  return typeof value === 'string' && UUID.test(value) ? value : fail({ code: 'not_found', object });
}
