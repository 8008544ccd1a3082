/**
 * P(T ≤ t) of Student's distribution with a whole number of degrees of freedom ν ≥ 1, by its finite series in
 * θ = atan(t/√ν) (Abramowitz & Stegun 26.7.3 and 26.7.4). Exact to about 1e-15, in O(ν).
 */
export function studentT(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let series = degrees === 1 ? 0 : term;
  for (let j = odd ? 3 : 2; j < degrees; j += 2) {
    term *= (cosine * cosine * (j - 1)) / j;
    series += term;
  }
  const inner = odd ? (2 / Math.PI) * (angle + sine * series) : sine * series;
  return Math.min(1, Math.max(0, (1 + inner) / 2));
}
