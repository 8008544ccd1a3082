/** A source of a construction: which recipes it was used by. */
export interface AssignableSource {
  id: string;
  used: readonly string[];
}

/** One sample to be: a recipe and what it changes. */
export interface Assignment {
  recipe: string;
  sourceId: string;
}

/**
 * Gives each wanted sample a source. Recipes take turns, so that all of them get on, and take sources one after the other, so that
 * as many as there are take part; no recipe has a source twice. Fewer come out where a recipe has fewer sources than are wanted.
 */
export function assignSources(
  sources: readonly AssignableSource[],
  wanted: Readonly<Partial<Record<string, number>>>,
): Assignment[] {
  const lacking = new Map(Object.entries(wanted).map(([recipe, count]) => [recipe, count ?? 0]));
  const used = new Map(sources.map(({ id, used }) => [id, new Set(used)]));
  const assigned: Assignment[] = [];
  let next = 0;
  while (lacking.size > 0) {
    for (const [recipe, count] of lacking) {
      const place = count > 0 ? placeOf(recipe, next) : null;
      if (place === null) {
        lacking.delete(recipe);
        continue;
      }
      const { id } = sources[place]!;
      used.get(id)!.add(recipe);
      assigned.push({ recipe, sourceId: id });
      lacking.set(recipe, count - 1);
      next = (place + 1) % sources.length;
    }
  }
  return assigned;

  /** The next source from a place on that the recipe has not had; null: none. */
  function placeOf(recipe: string, from: number): number | null {
    for (let step = 0; step < sources.length; step += 1) {
      const at = (from + step) % sources.length;
      if (!used.get(sources[at]!.id)!.has(recipe)) return at;
    }
    return null;
  }
}
