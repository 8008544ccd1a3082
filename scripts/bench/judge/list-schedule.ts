import type { BenchCall } from './judge-replies';

/**
 * How long the calls take, in milliseconds, when so many may be under way and nothing costs any time: a slot that is free
 * is given at once to the first of the calls that may begin, by order and then by when they could (Graham's list schedule).
 */
export function listSchedule(calls: readonly BenchCall[], slots: number): number {
  const missing = new Map(calls.map(({ id, after }) => [id, new Set(after)]));
  const followers = new Map<string, BenchCall[]>();
  for (const call of calls)
    for (const before of call.after) followers.set(before, [...(followers.get(before) ?? []), call]);
  const ready = calls.filter(({ after }) => after.length === 0).sort((a, b) => a.order - b.order);
  const running: { call: BenchCall; end: number }[] = [];
  let now = 0;
  while (ready.length + running.length > 0) {
    while (ready.length > 0 && running.length < slots) {
      const call = ready.shift()!;
      running.push({ call, end: now + call.ms });
    }
    const next = running.reduce((first, one) => (one.end < first.end ? one : first));
    running.splice(running.indexOf(next), 1);
    now = next.end;
    for (const call of followers.get(next.call.id) ?? []) {
      const left = missing.get(call.id)!;
      left.delete(next.call.id);
      if (left.size > 0) continue;
      const at = ready.findIndex(({ order }) => order > call.order);
      ready.splice(at < 0 ? ready.length : at, 0, call);
    }
  }
  return now;
}
