/** The two perspectives from which a segment is judged (paper section 4). */
export const STAGES = ['fact', 'logic'] as const;
export type Stage = (typeof STAGES)[number];

export const ERROR_CATEGORIES = ['hallucination', 'knowledge', 'logic', 'other'] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

/** The typology of paper section 3.1, table 2, and the annotators' escape of appendix A, in the order of the paper. */
export const ERROR_TYPES = [
  'Hallu',
  'KCont',
  'KInve',
  'KConf',
  'KConc',
  'LOver',
  'LCaus',
  'LConf',
  'LIncl',
  'LOthe',
  'Other',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

interface ErrorTypeFacts {
  category: ErrorCategory;
  /** The stage that an error of this type fails; null where the person names it. */
  stage: Stage | null;
  /** Physical key (event.code) that picks the type after the key for "inconsistent". */
  key: string;
}

export const ERROR_TYPE_FACTS: Record<ErrorType, ErrorTypeFacts> = {
  Hallu: { category: 'hallucination', stage: 'fact', key: 'KeyH' },
  KCont: { category: 'knowledge', stage: 'fact', key: 'KeyC' },
  KInve: { category: 'knowledge', stage: 'fact', key: 'KeyV' },
  KConf: { category: 'knowledge', stage: 'fact', key: 'KeyF' },
  KConc: { category: 'knowledge', stage: 'fact', key: 'KeyS' },
  LOver: { category: 'logic', stage: 'logic', key: 'KeyO' },
  LCaus: { category: 'logic', stage: 'logic', key: 'KeyA' },
  LConf: { category: 'logic', stage: 'logic', key: 'KeyN' },
  LIncl: { category: 'logic', stage: 'logic', key: 'KeyI' },
  LOthe: { category: 'logic', stage: 'logic', key: 'KeyL' },
  Other: { category: 'other', stage: null, key: 'KeyZ' },
};
