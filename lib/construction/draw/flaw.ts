/** What can be wrong with a changed answer, in the order in which it is checked. */
export const FLAWS = [
  'not_possible',
  'wrong_type',
  'unchanged',
  'number_of_changes',
  'before_missing',
  'beyond_changes',
  'evidence_missing',
  'too_much',
  'words_gone',
  'new_words',
  'length',
  'language',
  'repeats',
  'in_reference',
  'new_figure',
  'touches_earlier',
  'duplicate',
] as const;
export type Flaw = (typeof FLAWS)[number];
