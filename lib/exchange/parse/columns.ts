/** Longest name of a column that is kept, in UTF-16 units. */
export const COLUMN_LENGTH = 1_000;

/**
 * Column names as a person can pick them: none empty, none twice, none that the database cannot hold. `header` null: the
 * first row is data.
 */
export function columnNames(header: readonly string[] | null, width: number): string[] {
  const seen = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const given = readable(header?.[index] ?? '');
    const base = given === '' ? `column ${index + 1}` : given;
    let name = base;
    for (let copy = 2; seen.has(name); copy += 1) name = `${base} (${copy})`;
    seen.add(name);
    return name;
  });
}

function readable(name: string): string {
  const room = COLUMN_LENGTH - ' (2000)'.length;
  return name.slice(0, room).toWellFormed().replaceAll('\0', '\uFFFD').trim();
}
