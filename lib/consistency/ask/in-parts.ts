/** A list in parts of so many, the last of what is left; Infinity: all in one. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const size = Math.min(most, items.length);
  return Array.from({ length: Math.ceil(items.length / Math.max(1, size)) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
