import type { FileBytes } from '../../../bytes/file-bytes';
import type { ImportSettings } from '../../../dialect/settings';
import { draftSample, isFault, type SampleDraft, unknownLabels } from '../../../import/draft-sample';
import type { Notes } from '../../../import/import-notes';
import { fileRows } from '../../../parse/file-rows';
import type { SourceRow } from '../../../parse/parse-rows';
import type { Rejected } from '../insert-rejects';

/** A batch is full at this many UTF-16 units of text, or rows. */
const BATCH_UNITS = 512 * 1024;
const BATCH_ROWS = 2_000;

/** A row that makes a sample. */
interface PlacedDraft extends Pick<Rejected, 'position' | 'line'> {
  draft: SampleDraft;
  row: SourceRow;
}

export interface DraftBatch {
  drafts: PlacedDraft[];
  faulty: Rejected[];
}

/**
 * Every row of a file of samples, good or faulty, in batches. `notes` hears of labels that mean nothing here, `tick` of the rows read so far.
 */
export async function* draftBatches(
  file: FileBytes,
  settings: ImportSettings,
  notes: Notes,
  tick: (rows: number) => void,
): AsyncGenerator<DraftBatch> {
  let read = 0;
  let units = 0;
  let batch: DraftBatch = { drafts: [], faulty: [] };
  for await (const group of fileRows(file, settings)) {
    for (const row of group) {
      const place = { position: (read += 1), line: row.line };
      const draft = draftSample(row, settings);
      if (isFault(draft)) batch.faulty.push({ ...place, faults: [draft], excerpt: row.excerpt });
      else {
        batch.drafts.push({ ...place, draft, row });
        for (const word of unknownLabels(row.values, settings)) notes.add('label_unknown', word);
      }
      units += isFault(draft) ? row.excerpt.length : unitsOf(draft);
      if (units < BATCH_UNITS && batch.drafts.length + batch.faulty.length < BATCH_ROWS) continue;
      yield batch;
      batch = { drafts: [], faulty: [] };
      units = 0;
    }
    tick(read);
  }
  yield batch;
}

function unitsOf({ question, reference, answer, metadata }: PlacedDraft['draft']): number {
  return question.length + reference.length + answer.length + metadata.length;
}
