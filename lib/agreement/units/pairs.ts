/** Every pair of what is not null, in order, with the places of the two. */
export function* pairsOf<Value>(
  values: readonly (Value | null)[],
): Generator<readonly [a: Value, b: Value, first: number, second: number]> {
  for (let first = 0; first < values.length; first += 1)
    for (let second = first + 1; second < values.length; second += 1) {
      const [a, b] = [values[first]!, values[second]!];
      if (a !== null && b !== null) yield [a, b, first, second];
    }
}
