/** A recipe that made less than was ordered. */
export interface Shortfall {
  recipe: string;
  wanted: number;
  made: number;
}

/** The recipes that made less than was ordered of them, in the order in which they were ordered. */
export const shortfallsOf = (
  wanted: Partial<Record<string, number>>,
  made: ReadonlyMap<string, number>,
): Shortfall[] =>
  Object.entries(wanted)
    .map(([recipe, count = 0]) => ({ recipe, wanted: count, made: made.get(recipe) ?? 0 }))
    .filter((one) => one.made < one.wanted);
