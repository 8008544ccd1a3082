import { refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';

/** How many bytes of pages are held at the same time. */
export class OpenBytes {
  private sum = 0;

  /** Counts bytes that are about to be held, and returns them. Refuses the file where they would be too many. */
  open(bytes: number): number {
    this.sum += bytes;
    if (this.sum > PARQUET_LIMITS.open) refuseParquet('parquet_too_large');
    return bytes;
  }

  close(bytes: number): void {
    this.sum -= bytes;
  }
}
