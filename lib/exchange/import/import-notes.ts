/** What an import changed or left out besides rejected rows; each has words under import.notes in the message files. */
export const IMPORT_NOTES = [
  /** The project's own settings stay. */
  'settings_kept',
  /** The project has guidelines of its own; a version of the file is not among them. */
  'guideline_kept',
  /** The project has a round of this number and kind with settings or a name of its own. */
  'round_kept',
  /** The number stands for a round of another kind here, so that the file's round has another number. */
  'round_renumbered',
  /** Places and queues of a round that the project had already stay as they are. */
  'places_kept',
  /** A sample that was there keeps its language, generator, labels, metadata and withdrawal. */
  'sample_kept',
  /** A comment that was there keeps its words and its state. */
  'comment_kept',
  /** The segment that a comment is about was rejected: it is about the sample now. */
  'comment_segment',
  /** Somebody in the file has been erased from this studio: their name is not taken. */
  'person_erased',
  /** A person called something inconsistent and the file names no error type: their annotation is a draft. */
  'label_untyped',
  /** A word of the file that means no verdict and no error type here. */
  'label_unknown',
  /** What the file says that is left out, since no field of the studio holds it. */
  'label_dropped',
  /** A field of the file's records to which no path leads. */
  'field_dropped',
  /** A trace of which an answer, or the row without a parent, is not in the file, so that its rows make no sample. */
  'trace_rootless',
  /** Work that was begun and given up in the tool that wrote the file. */
  'annotation_cancelled',
  /** Work that was begun in the tool that wrote the file and not submitted. */
  'annotation_draft',
  /** An annotation without a verdict: it is left out. */
  'annotation_empty',
  /** An annotation of a sample that the same person, or the same model, made again later: it is left out. */
  'annotation_repeated',
] as const;
export type ImportNoteCode = (typeof IMPORT_NOTES)[number];

export interface ImportNote {
  code: ImportNoteCode;
  /** What it is about, as the file calls it: numbers of rounds or guidelines, ids of samples, names of settings. */
  about: string[];
  /** How often; `about` names the first ones. */
  count: number;
}

/** So many things are named in one note. */
const NAMED = 20;
/** So many are known again, and counted once; of more, such as ids of samples, each mention counts. */
const KNOWN = 1_000;

/** Notes as they are made, one a code. */
export class Notes {
  private readonly byCode = new Map<ImportNoteCode, { known: Set<string>; count: number }>();

  add(code: ImportNoteCode, about: string): void {
    const made = this.byCode.get(code) ?? { known: new Set(), count: 0 };
    this.byCode.set(code, made);
    if (made.known.has(about)) return;
    made.count += 1;
    if (made.known.size < KNOWN) made.known.add(about);
  }

  /** In the order of the list. */
  all(): ImportNote[] {
    return IMPORT_NOTES.flatMap((code) => {
      const made = this.byCode.get(code);
      return made ? [{ code, about: [...made.known].slice(0, NAMED), count: made.count }] : [];
    });
  }
}
