import type { Format, ImportSettings, Mapping } from '../dialect/settings';

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
  /** Annotations, segments and labels come with it, and no mapping is asked for. */
  native: ImportSettings['exact'];
  recognises(file: FileHead): boolean;
  mapping(columns: readonly string[]): Mapping;
}
