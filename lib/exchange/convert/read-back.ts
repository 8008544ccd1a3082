import type { NativeSample } from '../contents/native/parse/parse-record';
import type { StoredAnnotation, StoredRun } from '../contents/stored';

/** How what is stored looks in another tool's file that the studio writes itself, so that such a file is known again. */
export interface ReadBack {
  /** What the file calls a run. */
  runName(run: StoredRun): string;
  /** What would be read of an annotation; null for one that such a file leaves out. */
  annotation(sample: NativeSample, stored: StoredAnnotation): StoredAnnotation | null;
}
