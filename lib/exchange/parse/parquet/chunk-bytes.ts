import type { FileBytes } from '../../bytes/file-bytes';
import { refuseParquet } from './parquet-fault';

const AHEAD = 64 * 1024;

/** The bytes of a column chunk from its beginning on; memory holds what is asked for, and little more. */
export class ChunkBytes {
  private held: Uint8Array = new Uint8Array(0);
  private heldAt: number;

  constructor(
    private readonly file: FileBytes,
    private at: number,
    private readonly end: number,
  ) {
    this.heldAt = at;
  }

  get left(): number {
    return this.end - this.at;
  }

  /** The next bytes, `most` of them or as many as there are, without going on. */
  async peek(most: number): Promise<Uint8Array> {
    const end = Math.min(this.end, this.at + most);
    if (end > this.heldAt + this.held.length) {
      this.held = await this.file.read(this.at, Math.min(this.end, Math.max(end, this.at + AHEAD)));
      this.heldAt = this.at;
    }
    const start = this.at - this.heldAt;
    return this.held.subarray(start, start + end - this.at);
  }

  skip(count: number): void {
    this.at += count;
  }

  /** The next so many bytes. Refuses the file where there are fewer. */
  async take(count: number): Promise<Uint8Array> {
    if (count > this.left) refuseParquet('parquet_broken');
    const bytes = await this.peek(count);
    this.skip(count);
    return bytes;
  }
}
