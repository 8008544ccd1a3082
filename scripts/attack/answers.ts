/** Statuses of every answer that an attack has got; what was cut without one is counted as such. */
export class AttackResponses {
  private readonly counts = new Map<number | 'cut', number>();
  private readonly faults: string[] = [];

  /** Notes an answer of `what`; -1 for none. */
  note(what: string, status: number): void {
    const key = status < 0 ? 'cut' : status;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    if (status === 500) this.faults.push(what);
  }

  /** What has been counted since the last call, and which requests were answered with 500. */
  take(): { answers: Record<string, number>; faults: string[] } {
    const answers = Object.fromEntries(
      [...this.counts].sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
    );
    this.counts.clear();
    return { answers, faults: this.faults.splice(0) };
  }
}
