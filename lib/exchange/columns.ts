/** Column names as a person can pick them: none empty, none twice. `header` null: the first row is data. */
export function columnNames(header: readonly string[] | null, width: number): string[] {
  const seen = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const given = header?.[index]?.trim() ?? '';
    const base = given === '' ? `column ${index + 1}` : given;
    let name = base;
    for (let copy = 2; seen.has(name); copy += 1) name = `${base} (${copy})`;
    seen.add(name);
    return name;
  });
}
