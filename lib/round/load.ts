/**
 * The most places of a round that a person may take where the load is shared out: their weight's part of all places,
 * rounded up, so that together the parts hold them all. Without any weight nobody takes any.
 */
export function capOf(places: number, weight: number, weightOfAll: number): number {
  return weight <= 0 || weightOfAll <= 0 ? 0 : Math.ceil((places * weight) / weightOfAll);
}
