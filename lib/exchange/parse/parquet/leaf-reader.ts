import { parquetHeader } from 'hyparquet/src/column.js';
import type { PageHeader } from 'hyparquet';
import type { FileBytes } from '../../bytes/file-bytes';
import { ChunkBytes } from './chunk-bytes';
import { type DataPage, levelBytes, readDictionary, readValues } from './data-page';
import type { ChunkPlace } from './footer';
import type { LeafValue } from './leaf-value';
import type { OpenBytes } from './open-bytes';
import { decoding, refuseParquet } from './parquet-fault';
import type { SchemaLeaf } from './schema-tree';
import { thriftEnd } from './thrift-end';
import { requirePageSize, unpackPage } from './unpack-page';

/** The header of a page is short, but for least and greatest values in it. */
const HEADER = 16 * 1024;
const LONGEST_HEADER = 16 * 1024 * 1024;
const HEADER_PARTS = 1_000;
/** About what a value of a page takes up beside its bytes. */
const VALUE_BYTES = 16;

/** The values of one leaf in one row group, one after another with their levels; memory holds a page and the dictionary. */
export class LeafReader {
  private readonly bytes: ChunkBytes;
  private dictionary: { raw: ArrayLike<unknown>; made: unknown[] } | null = null;
  private dictionaryBytes = 0;
  /** Pages that are open, the first of them being read; there are several only where a row goes on in the next one. */
  private pages: { page: DataPage; bytes: number }[] = [];
  private at = 0;
  private valueAt = 0;
  /** Values that no page has brought yet. */
  private left: number;
  /** Rows that begin in what is open. */
  private begun = 0;

  constructor(
    file: FileBytes,
    private readonly leaf: SchemaLeaf,
    private readonly chunk: ChunkPlace,
    private readonly make: LeafValue,
    private readonly open: OpenBytes,
  ) {
    this.bytes = new ChunkBytes(file, chunk.start, chunk.end);
    this.left = chunk.values;
  }

  /** How many rows are there to their end. */
  get rows(): number {
    return this.left === 0 || this.leaf.mostRepetition === 0 ? this.begun : Math.max(0, this.begun - 1);
  }

  /** Reads pages until a whole row is there. Refuses the file where there is none. */
  async load(): Promise<void> {
    while (this.rows === 0) {
      if (this.left === 0) refuseParquet('parquet_broken');
      await this.loadPage();
    }
  }

  /** The repetition level of the next value; -1 where none is open. */
  get repetition(): number {
    const page = this.pages[0]?.page;
    return page ? (page.repetitions?.[this.at] ?? 0) : -1;
  }

  get definition(): number {
    const page = this.pages[0]?.page ?? refuseParquet('parquet_broken');
    return page.definitions?.[this.at] ?? this.leaf.mostDefinition;
  }

  /** The next value; null where there is none. */
  take(): unknown {
    const { page, bytes } = this.pages[0] ?? refuseParquet('parquet_broken');
    const isThere = this.definition === this.leaf.mostDefinition;
    if (this.repetition === 0) this.begun -= 1;
    const value = isThere ? this.valueOf(page, this.valueAt++) : null;
    this.at += 1;
    if (this.at === page.count) {
      this.pages.shift();
      this.open.close(bytes);
      [this.at, this.valueAt] = [0, 0];
    }
    return value;
  }

  /** Gives back what is open. Refuses the file where there are values that belong to no row. */
  end(): void {
    if (this.left > 0 || this.pages.length > 0) refuseParquet('parquet_broken');
    this.open.close(this.dictionaryBytes);
  }

  private valueOf({ values, indexed }: DataPage, at: number): unknown {
    const raw = values[at];
    if (!indexed) return this.make(raw);
    const { dictionary } = this;
    const index = raw as number;
    if (!dictionary || index >= dictionary.raw.length) return refuseParquet('parquet_broken');
    // Made once: a text that stands in many rows takes up its room once.
    return (dictionary.made[index] ??= this.make(dictionary.raw[index]));
  }

  private async loadPage(): Promise<void> {
    const header = await this.header();
    const { compressed_page_size: packedSize, uncompressed_page_size: size } = header;
    requirePageSize(packedSize, size);
    const isData = header.type === 'DATA_PAGE' || header.type === 'DATA_PAGE_V2';
    if (!isData && header.type !== 'DICTIONARY_PAGE') {
      await this.bytes.take(packedSize);
      return;
    }
    const count =
      (header.data_page_header ?? header.data_page_header_v2 ?? header.dictionary_page_header)?.num_values ??
      -1;
    const bytes = this.open.open(size + VALUE_BYTES * Math.max(0, count));
    const unpacked = this.unpacked(await this.bytes.take(packedSize), header, size);
    if (!isData) {
      if (this.dictionary) refuseParquet('parquet_broken');
      this.dictionary = { raw: readDictionary(unpacked, header, this.leaf), made: [] };
      this.dictionaryBytes = bytes;
      return;
    }
    const page = readValues(unpacked, header, this.leaf);
    if (page.count > this.left) refuseParquet('parquet_broken');
    this.left -= page.count;
    if (page.count === 0) return this.open.close(bytes);
    this.pages.push({ page, bytes });
    this.begun += page.repetitions ? zerosIn(page.repetitions) : page.count;
  }

  private async header(): Promise<PageHeader> {
    for (let most = HEADER; ; most *= 8) {
      const bytes = await this.bytes.peek(most);
      const end = thriftEnd(bytes, 0, HEADER_PARTS);
      if (end !== null) {
        this.bytes.skip(end);
        const view = new DataView(bytes.buffer, bytes.byteOffset, end);
        return decoding(() => parquetHeader({ view, offset: 0 }));
      }
      if (most >= Math.min(LONGEST_HEADER, this.bytes.left)) return refuseParquet('parquet_broken');
    }
  }

  private unpacked(packed: Uint8Array, header: PageHeader, size: number): Uint8Array<ArrayBuffer> {
    const { packing } = this.chunk;
    const { data_page_header_v2: second } = header;
    if (!second) return unpackPage(packing, packed, size);
    const levels = levelBytes(second).reduce((sum, each) => sum + each, 0);
    if (levels > packed.length || levels > size) refuseParquet('parquet_broken');
    const own = second.is_compressed === false ? 'UNCOMPRESSED' : packing;
    const values = unpackPage(own, packed.subarray(levels), size - levels);
    const whole = new Uint8Array(size);
    whole.set(packed.subarray(0, levels));
    whole.set(values, levels);
    return whole;
  }
}

function zerosIn(levels: Int32Array): number {
  let count = 0;
  for (const level of levels) if (level === 0) count += 1;
  return count;
}
