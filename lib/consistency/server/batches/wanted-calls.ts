/** A call that a method waits for. */
export interface WantedCall {
  key: string;
  /** Of the file that a batch is made of. */
  line: string;
  /** Cost at most, in millionths. */
  reserveMicros: bigint;
  /** In how many batches it will have been. */
  tried: number;
}

/** Files of 50 MB are taken by every endpoint that has batches, and so are their answers by us. */
const MOST_BYTES = 50_000_000;

/** Calls that are to go into the next batches; each once, however many samples ask it. */
export class WantedCalls {
  private readonly calls = new Map<string, WantedCall>();
  private bytes = 0;

  add(call: WantedCall): void {
    if (this.calls.has(call.key)) return;
    this.calls.set(call.key, call);
    this.bytes += Buffer.byteLength(call.line);
  }

  get isEmpty(): boolean {
    return this.calls.size === 0;
  }

  /** Whether a batch of so many calls can be made of these. */
  fills(size: number): boolean {
    return this.calls.size >= size || this.bytes >= MOST_BYTES;
  }

  /** Takes the first ones, as many as a batch holds; none when there are none. */
  take(size: number): WantedCall[] {
    const taken: WantedCall[] = [];
    let bytes = 0;
    for (const call of this.calls.values()) {
      const more = Buffer.byteLength(call.line);
      if (taken.length >= size || (taken.length > 0 && bytes + more > MOST_BYTES)) break;
      taken.push(call);
      bytes += more;
    }
    for (const { key } of taken) this.calls.delete(key);
    this.bytes -= bytes;
    return taken;
  }
}
