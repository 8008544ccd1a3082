import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { serializeTCompactProtocol } from 'hyparquet-writer/src/thrift.js';
import {
  CompressionCodecs,
  ConvertedTypes,
  FieldRepetitionTypes,
  ParquetTypes,
} from 'hyparquet/src/constants.js';
import type { ColumnMetaData, PageHeader, SchemaElement } from 'hyparquet';

/** A page as it stands in a file; what is given beside its bytes is what its header says of it, true or not. */
export interface PageParts {
  bytes: Uint8Array;
  header: Partial<PageHeader>;
}

/** A Parquet file of one row group, by its parts. What its footer says of them can be changed, true or not. */
export interface ParquetParts {
  schema: SchemaElement[];
  rows: number;
  /** Of each leaf. */
  chunks: { pages: PageParts[]; says?: Partial<ColumnMetaData> }[];
  says?: { num_rows?: bigint };
}

/** The bytes of such a file. */
export function parquetBytes({ schema, rows, chunks, says = {} }: ParquetParts): Uint8Array {
  const writer = new ByteWriter();
  writer.appendBytes(Buffer.from('PAR1'));
  const leaves = schema.filter(({ type }) => type !== undefined);
  const columns = chunks.map(({ pages, says: said }, at) => {
    const start = writer.offset;
    for (const { bytes, header } of pages) {
      const sizes = { uncompressed_page_size: bytes.length, compressed_page_size: bytes.length };
      writePageHeader(writer, { ...sizes, type: 'DATA_PAGE', ...header });
      writer.appendBytes(bytes);
    }
    const size = BigInt(writer.offset - start);
    const meta = {
      type: leaves[at]!.type!,
      codec: 'UNCOMPRESSED' as const,
      num_values: BigInt(rows),
      total_uncompressed_size: size,
      total_compressed_size: size,
      data_page_offset: BigInt(start),
      ...said,
    };
    return { field_2: BigInt(start), field_3: chunkFields(meta, leaves[at]!.name) };
  });
  const start = writer.offset;
  serializeTCompactProtocol(writer, {
    field_1: 2,
    field_2: schema.map(elementFields),
    field_3: says.num_rows ?? BigInt(rows),
    field_4: [{ field_1: columns, field_2: 0n, field_3: BigInt(rows) }],
  });
  return withFooter(writer.getBytes(), start);
}

const elementFields = (element: SchemaElement) => ({
  field_1: element.type && ParquetTypes.indexOf(element.type),
  field_3: element.repetition_type && FieldRepetitionTypes.indexOf(element.repetition_type),
  field_4: element.name,
  field_5: element.num_children,
  field_6: element.converted_type && ConvertedTypes.indexOf(element.converted_type),
});

type ChunkSays = Pick<
  ColumnMetaData,
  | 'type'
  | 'codec'
  | 'num_values'
  | 'total_uncompressed_size'
  | 'total_compressed_size'
  | 'data_page_offset'
  | 'dictionary_page_offset'
>;

const chunkFields = (meta: ChunkSays, name: string) => ({
  field_1: ParquetTypes.indexOf(meta.type),
  field_2: [0],
  field_3: [name],
  field_4: CompressionCodecs.indexOf(meta.codec),
  field_5: meta.num_values,
  field_6: meta.total_uncompressed_size,
  field_7: meta.total_compressed_size,
  field_9: meta.data_page_offset,
  field_11: meta.dictionary_page_offset,
});

/** Bytes of which those from `start` on are a footer, closed as a Parquet file is. */
export function withFooter(bytes: Uint8Array, start: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length - start);
  return new Uint8Array(Buffer.concat([bytes, length, Buffer.from('PAR1')]));
}
