const BLOCK = 1024 * 1024;
/** What a text takes up beside its characters. */
const EACH = 16;

/** Many texts in little memory: outside of the heap, a byte a character where Latin-1 can say it. */
export class TextStore {
  private readonly blocks: Buffer[] = [];
  private used = BLOCK;
  /** Block times its size, plus the place in it. */
  private readonly starts: number[] = [];
  /** Bytes times two, plus one for UTF-16. */
  private readonly sizes: number[] = [];
  bytes = 0;

  get count(): number {
    return this.starts.length;
  }

  add(text: string): void {
    const wide = /[^\0-\xff]/.test(text);
    const size = wide ? 2 * text.length : text.length;
    if (this.used >= BLOCK || this.used + size > BLOCK) {
      this.blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK, size)));
      this.used = 0;
      this.bytes += Math.max(BLOCK, size);
    }
    this.blocks.at(-1)!.write(text, this.used, wide ? 'utf16le' : 'latin1');
    this.starts.push((this.blocks.length - 1) * BLOCK + this.used);
    this.sizes.push(2 * size + Number(wide));
    this.used += size;
    this.bytes += EACH;
  }

  /** UTF-16 units of a text. */
  lengthOf(index: number): number {
    const size = this.sizes[index]!;
    return size % 2 === 1 ? (size - 1) / 4 : size / 2;
  }

  get(index: number): string {
    const [start, size] = [this.starts[index]!, this.sizes[index]!];
    const at = start % BLOCK;
    const block = this.blocks[Math.floor(start / BLOCK)]!;
    return block.toString(size % 2 === 1 ? 'utf16le' : 'latin1', at, at + (size >> 1));
  }
}
