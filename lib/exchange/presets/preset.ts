import type { Conversion } from '../convert/conversion';
import type { Format, Mapping } from '../dialect/settings';
import type { PathCandidates } from '../paths/propose-paths';

/** What is known of a file before anything is known of what its rows mean. */
export interface FileHead {
  text: string;
  format: Format;
  header: boolean;
  columns: readonly string[];
}

/** A kind of file whose rows are known to mean something. */
export interface Preset {
  id: string;
  /** What a tool or a data set calls itself, in every language; null where the studio has words of its own for it. */
  name: string | null;
  /**
   * How its rows are read: by the mapping of their columns, by paths into them, as records of the native format, or by turning each into
   * such records, so that annotations come with them.
   */
  rows: 'columns' | 'paths' | 'native' | Conversion;
  recognises(file: FileHead): boolean;
  /** What its columns mean where only its samples are wanted. */
  mapping(columns: readonly string[]): Mapping;
  /** Of one whose rows are read by paths: where its fields may stand. */
  paths?(columns: readonly string[]): PathCandidates;
  /** Whether its texts may be JSON themselves, so that quotes stand around them. */
  quoted?(columns: readonly string[]): boolean;
}
