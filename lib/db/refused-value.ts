/** PostgreSQL: a NUL in a text, a NUL or half a pair in JSON. */
const TEXT = new Set(['22021', '22P05']);
/** A number out of range, a date, an id or JSON that is none; the rest of class 22 would be our own mistake. */
const DATA = new Set(['22P02', '22003', '22007', '22008']);

interface Thrown {
  code?: string;
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
}

/**
 * Which rule a value broke that the database itself refused: the net below the schemas, which name the field. Such a value is refused
 * for ever, so nobody may be told to try again. Null for every other error.
 */
export function refusedValue(thrown: unknown): 'invalid_text' | 'invalid_value' | null {
  if (!(thrown instanceof Error)) return null;
  const { code = '', meta } = thrown as Error & Thrown;
  const { originalCode = code } = meta?.driverAdapterError?.cause ?? {};
  if (TEXT.has(originalCode)) return 'invalid_text';
  return DATA.has(originalCode) ? 'invalid_value' : null;
}
