export interface SignTest {
  exact: number;
  /** Less conservative (Lancaster 1961; Fagerland, Lydersen & Laake 2013). */
  midP: number;
}

/**
 * Two-sided sign test of `b` against `c`, X ~ Bin(b + c, ½), k = min(b, c): exact p = min(1, 2 P(X ≤ k)), mid-p the same less
 * P(X = k) before capping. On the discordant pairs of two judges this is McNemar's exact test. Counts are whole.
 */
export function signTest(b: number, c: number): SignTest {
  const n = b + c;
  const k = Math.min(b, c);
  const point = pointProbability(n, k);
  let [tail, term] = [point, point];
  for (let i = k; i > 0; i -= 1) {
    term *= i / (n - i + 1);
    tail += term;
  }
  return { exact: Math.min(1, 2 * tail), midP: Math.min(1, 2 * tail - point) };
}

/** C(n, k) / 2ⁿ by logarithms: C(n, k) itself overflows from n = 1,030 on. */
function pointProbability(n: number, k: number): number {
  let log = -n * Math.LN2;
  for (let i = 1; i <= k; i += 1) log += Math.log((n - k + i) / i);
  return Math.exp(log);
}
