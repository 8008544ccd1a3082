import type { ContentId } from '../contents/registry';
import type { Column } from './column';

/** How the rows of a content stand in a file, whatever its format. */
export interface RowSchema<Row> {
  /** Columns of a table, in their order. */
  columns: readonly Column[];
  /** The lines of a row in a table, by column; lists and objects stay what they are. */
  toTable(row: Row): unknown[][];
  /** The objects of a row in a list. */
  toObjects(row: Row): object[];
  /** The column that names the format of the content, for whoever reads the table; null where none does. */
  mark: string | null;
}

/** What the lines of Python of a content depend on. */
export interface PythonNames {
  /** The file that was downloaded, and what its rows are called. */
  file: string;
  rows: string;
  /** Only rows whose field "record" is "sample" are samples. */
  hasRecords: boolean;
}

/** One way to write a content: an encoding. */
export interface ExportFormat<Id extends string = string> {
  id: Id;
  /** Of the file's name, without a leading dot. */
  extension: string;
  contentType: string;
  contents: readonly ContentId[];
  /** The bytes of a file; reads on only as they are taken. */
  write<Row>(rows: AsyncIterable<readonly Row[]>, schema: RowSchema<Row>): AsyncIterable<Uint8Array>;
  /** The lines of Python that read it. */
  snippet(names: PythonNames): string;
}
