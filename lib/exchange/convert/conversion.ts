import type { z } from 'zod';
import type { annotationSchema, sampleSchema } from '../contents/native/parse/schema';
import type { ToldOfFile, ToldField } from '../dialect/settings';
import type { ImportNoteCode } from '../import/import-notes';
import type { Fault } from '../parse/reject';
import type { OffsetClaim } from './offset-unit';
import type { ReadBack } from './read-back';

/** A row of a file by the names of its columns, or its keys. */
export type Values = ReadonlyMap<string, unknown>;

export type NativeAnnotation = z.input<typeof annotationSchema>;
export type NativeSegment = NativeAnnotation['segments'][number];
/** A sample with its annotations as a line of the native format has them: offsets in code points, defaults left away. */
export type NativeLine = Omit<z.input<typeof sampleSchema>, 'format'> & { annotations?: NativeAnnotation[] };

/** A file that holds what the rows of the first one leave out, such as their texts. */
export interface SecondFile {
  /** What the data set calls it. */
  name: string;
  /** The key under which a row finds its partner; null where it needs none. */
  keyOf(values: Values): string | null;
  /** The key of a row of the second file; null for a row that has none. */
  partnerKeyOf(values: Values): string | null;
}

/** What the rows of one key tell together; each name of it is one of the partner that each of them then has, with a list of texts. */
export interface Gathering {
  keyOf(values: Values): string | null;
  textsOf(values: Values): Record<string, string[]>;
}

/** What a row is converted with. */
export interface ConversionContext {
  /** What holds for all rows: what a person said, else what the file's name tells. */
  told: ToldOfFile;
  /** The row's partner in the second file; null where the row needs none. */
  partner: Values | null;
  /** Whether rows were gathered from the whole file; a preview reads its beginning. */
  whole: boolean;
  /** Where a claim lies, in code points; null where no unit of offsets makes it fit. */
  place(claim: OffsetClaim): [start: number, end: number] | null;
  /** Notes down what does not carry over as the file has it; `about` is the file's own word for it. */
  note(code: ImportNoteCode, about: string): void;
}

/** How rows of another tool's file become records of the native format. */
export interface Conversion {
  second?: SecondFile;
  /** Without a second file: what rows of the same file add to each other. */
  gathers?: Gathering;
  /** What has to be told of the whole file, each with what the file's name tells of it. */
  asks?: Partial<{ [Field in ToldField]: (fileName: string) => ToldOfFile[Field] }>;
  /** The spans of a row with what they quote, by which the unit of all offsets is found. */
  claims?(values: Values): OffsetClaim[];
  /** Where the studio writes such files itself. */
  readBack?: ReadBack;
  /** The samples of a row; an empty list for one that is no sample, a fault for one that cannot be read. */
  convert(values: Values, context: ConversionContext): NativeLine[] | Fault;
}
