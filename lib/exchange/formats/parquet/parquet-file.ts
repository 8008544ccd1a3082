import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { Column } from '../column';
import { huggingFaceInfo, parquetSchema } from './parquet-types';

// The one file that calls the library by which Parquet is written.

/**
 * A Parquet file that is written piece by piece; what a piece gives are the bytes that follow those before. Snappy compresses in
 * plain code, so that equal rows are equal bytes on every machine.
 */
export function parquetFile(columns: readonly Column[]) {
  const bytes = new ByteWriter();
  const kvMetadata = [{ key: 'huggingface', value: JSON.stringify(huggingFaceInfo(columns)) }];
  const writer = new ParquetWriter({
    writer: bytes,
    schema: parquetSchema(columns),
    codec: 'SNAPPY',
    kvMetadata,
  });
  const taken = (): Uint8Array => {
    const piece = bytes.getBytes().slice();
    bytes.index = 0;
    return piece;
  };
  return {
    /** One row group: the cells of each column. */
    write(cells: readonly unknown[][]): Uint8Array {
      const columnData = columns.map(({ name }, at) => ({ name, data: cells[at]!, columnIndex: true }));
      void writer.write({ columnData, rowGroupSize: cells[0]!.length });
      dropLongBounds(writer);
      return taken();
    },
    end(): Uint8Array {
      void writer.finish();
      return taken();
    },
  };
}

/** Least and greatest texts that are longer are of no use in a search, and would be held until the end. */
const LONGEST_BOUND = 100;

function dropLongBounds({ row_groups }: ParquetWriter): void {
  const isLong = (bound: unknown) => typeof bound === 'string' && bound.length > LONGEST_BOUND;
  for (const { meta_data } of row_groups.at(-1)?.columns ?? []) {
    const { min_value, max_value, null_count } = meta_data?.statistics ?? {};
    if (meta_data && (isLong(min_value) || isLong(max_value))) meta_data.statistics = { null_count };
  }
}
