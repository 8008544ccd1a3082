import fs from 'node:fs/promises';
import type { z } from 'zod';

const FEED = 0x0a;

/**
 * Values by their keys in a file that only ever grows, one JSON line each, so that a kill at any moment costs the
 * current line at most. Of a key that was put twice the last value counts. Memory holds the keys alone.
 */
export class StoredLines<Value> {
  private readonly places = new Map<string, { from: number; bytes: number }>();
  private end = 0;
  private last: Promise<void> = Promise.resolve();

  private constructor(private readonly file: fs.FileHandle) {}

  /** Opens or makes the file; `see` is shown every value in it. What is no whole line of the schema is as if never written. */
  static async open<Value>(
    path: string,
    schema: z.ZodType<Value>,
    see: (value: Value, key: string) => void = () => {},
  ): Promise<StoredLines<Value>> {
    const kept = new StoredLines<Value>(await fs.open(path, 'a+'));
    for await (const line of kept.lines()) {
      const from = kept.end;
      kept.end += line.length;
      const read = parse(line);
      const value = schema.safeParse(read?.value);
      if (read === null || !value.success) continue;
      kept.places.set(read.key, { from, bytes: line.length });
      see(value.data, read.key);
    }
    await kept.file.truncate(kept.end); // a line that was torn, so that the next one stands alone
    return kept;
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  async get(key: string): Promise<Value | null> {
    const place = this.places.get(key);
    if (!place) return null;
    const line = Buffer.alloc(place.bytes);
    await this.file.read(line, 0, place.bytes, place.from);
    return (JSON.parse(line.toString('utf8')) as { value: Value }).value;
  }

  /** Resolves when the line is written. Once one could not be, none is any more. */
  put(key: string, value: Value): Promise<void> {
    const line = Buffer.from(`${JSON.stringify({ key, value })}\n`);
    this.last = this.last.then(async () => {
      await this.file.appendFile(line);
      this.places.set(key, { from: this.end, bytes: line.length });
      this.end += line.length;
    });
    return this.last;
  }

  async close(): Promise<void> {
    await this.last.catch(() => undefined); // who put it has been told
    await this.file.close();
  }

  /** Every whole line with its feed. */
  private async *lines(): AsyncGenerator<Buffer> {
    let rest: Buffer[] = [];
    for await (const chunk of this.file.createReadStream({ start: 0, autoClose: false })) {
      let from = 0;
      for (let feed = chunk.indexOf(FEED); feed >= 0; feed = chunk.indexOf(FEED, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, feed + 1)]);
        rest = [];
        from = feed + 1;
      }
      rest.push(chunk.subarray(from));
    }
  }
}

function parse(line: Buffer): { key: string; value: unknown } | null {
  try {
    const read = JSON.parse(line.toString('utf8')) as { key?: unknown; value?: unknown } | null;
    return typeof read?.key === 'string' ? { key: read.key, value: read.value } : null;
  } catch {
    return null;
  }
}
