import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import { type FileBytes, partByPart } from '../../bytes/file-bytes';

/** Gives the reader of archives the parts of a file that it asks for. */
export class BytesReader extends RandomAccessReader {
  /** What went wrong where the bytes are kept, which is no fault of the archive. */
  failure: unknown = null;

  constructor(private readonly file: FileBytes) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.parts(start, end), { objectMode: false });
  }

  private async *parts(start: number, end: number): AsyncGenerator<Uint8Array> {
    try {
      yield* partByPart(this.file, start, end);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
