/** What annotators and a judge said of one answer; annotators in the same order in every item, null who gave no label. */
export interface AnnotatedItem<Label extends string = string> {
  labels: readonly (Label | null)[];
  /** Null where the judge gave no label. */
  judge: Label | null;
}
