import { type ColumnMetaData, type FileMetaData, parquetMetadata, type RowGroup } from 'hyparquet';
import type { FileBytes } from '../../bytes/file-bytes';
import { decoding, refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';
import { type ParquetSchema, type SchemaLeaf, schemaTree } from './schema-tree';
import { thriftEnd } from './thrift-end';
import { isPacking, type Packing } from './unpack-page';

/** Where the pages of one leaf in one row group stand. */
export interface ChunkPlace {
  start: number;
  end: number;
  values: number;
  packing: Packing;
}

/** Rows that are stored together. */
export interface GroupPlace {
  rows: number;
  /** One for each leaf. */
  chunks: ChunkPlace[];
}

/** What the footer of a Parquet file says, as far as it can be true. */
export interface Footer extends ParquetSchema {
  rows: number;
  groups: GroupPlace[];
}

const MARK = Buffer.from('PAR1');
const LOCKED = Buffer.from('PARE');
/** The length of the footer and the mark behind it. */
const TAIL = 8;

/** Whether a file is a Parquet file, by its first bytes. Fails as refuseParquet does for one whose footer is encrypted. */
export async function isParquet(file: FileBytes): Promise<boolean> {
  const start = Buffer.from(await file.read(0, Math.min(file.size, MARK.length)));
  if (start.equals(LOCKED)) refuseParquet('parquet_locked');
  return start.equals(MARK);
}

/**
 * The footer of a Parquet file. Its sums are checked before anything is read of which it tells: row counts, places within the file, sizes,
 * numbers of columns and row groups, depth. Fails as refuseParquet does.
 */
export async function readFooter(file: FileBytes): Promise<Footer> {
  if (file.size < MARK.length + TAIL) refuseParquet('parquet_broken');
  const tail = Buffer.from(await file.read(file.size - TAIL, file.size));
  const length = tail.readUInt32LE(0);
  if (!tail.subarray(4).equals(MARK)) refuseParquet('parquet_broken');
  if (length > file.size - MARK.length - TAIL) refuseParquet('parquet_broken');
  if (length > PARQUET_LIMITS.footer) refuseParquet('parquet_too_large');
  const end = file.size - TAIL - length;
  const bytes = new Uint8Array(await file.read(end, file.size));
  if (thriftEnd(bytes, 0, PARQUET_LIMITS.footerParts) === null) refuseParquet('parquet_broken');
  return decoding(() => checked(parquetMetadata(bytes, { geoparquet: false }), end, file.size));
}

function checked(metadata: FileMetaData, end: number, size: number): Footer {
  const schema = schemaTree(metadata.schema);
  if (metadata.row_groups.length > PARQUET_LIMITS.rowGroups) refuseParquet('parquet_too_large');
  // A group without rows may have no page at all, and then tells no place of one.
  const filled = metadata.row_groups.filter(({ num_rows }) => num_rows !== 0n);
  const groups = filled.map((group) => groupPlace(group, schema.leaves, end));
  const rows = groups.reduce((sum, group) => sum + group.rows, 0);
  if (rows !== natural(metadata.num_rows)) refuseParquet('parquet_broken');
  if (rows > Math.max(PARQUET_LIMITS.rows, size)) refuseParquet('parquet_too_large');
  const unpacked = metadata.row_groups
    .flatMap(({ columns }) => columns)
    .reduce((sum, { meta_data }) => sum + natural(meta_data!.total_uncompressed_size), 0);
  const { ratio, ratioFrom } = PARQUET_LIMITS;
  if (unpacked > PARQUET_LIMITS.unpacked || (unpacked > ratioFrom && unpacked > size * ratio))
    refuseParquet('parquet_too_large');
  return { ...schema, rows, groups };
}

function groupPlace({ columns, num_rows }: RowGroup, leaves: readonly SchemaLeaf[], end: number): GroupPlace {
  if (columns.length !== leaves.length) refuseParquet('parquet_broken');
  const rows = natural(num_rows);
  const chunks = columns.map(({ file_path, meta_data, crypto_metadata }, at) => {
    if (crypto_metadata) refuseParquet('parquet_locked');
    // Columns in files of their own are a thing of the past.
    if (file_path || meta_data?.type !== leaves[at]!.element.type) refuseParquet('parquet_broken');
    const chunk = chunkPlace(meta_data!, end);
    const { mostRepetition } = leaves[at]!;
    if (mostRepetition === 0 ? chunk.values !== rows : chunk.values < rows) refuseParquet('parquet_broken');
    return chunk;
  });
  return { rows, chunks };
}

function chunkPlace(meta: ColumnMetaData, end: number): ChunkPlace {
  const data = natural(meta.data_page_offset);
  const dictionary = natural(meta.dictionary_page_offset ?? 0n);
  const start = dictionary > 0 ? Math.min(dictionary, data) : data;
  const stop = start + natural(meta.total_compressed_size);
  if (start < MARK.length || stop > end) refuseParquet('parquet_broken');
  if (!isPacking(meta.codec)) refuseParquet('parquet_packing');
  return { start, end: stop, values: natural(meta.num_values), packing: meta.codec };
}

/** A count or a place, which is none below zero and none beyond 2^53. */
function natural(value: bigint): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 0 ? number : refuseParquet('parquet_broken');
}
