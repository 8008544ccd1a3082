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

/**
 * What a label of a type needs beside its name: a span that contradicts; the two places that were mixed up; one span; a search
 * that found nothing, or a span against it; some ground, be it a note.
 */
export type TypeNeed = 'contradicting' | 'two_spans' | 'one_span' | 'search' | 'grounds';

interface ErrorTypeFacts {
  category: ErrorCategory;
  /** The stage that an error of this type fails; null where the person names it. */
  stage: Stage | null;
  /** Physical key (event.code) that picks the type after the key for "inconsistent". */
  key: string;
  need: TypeNeed;
  /** What files call it beside its id, in either language, without capitals, spaces and hyphens. */
  spellings: readonly string[];
}

/** All that is known of a type stands here; its words for people are in messages, typology.json. */
export const ERROR_TYPE_FACTS: Record<ErrorType, ErrorTypeFacts> = {
  Hallu: {
    category: 'hallucination',
    stage: 'fact',
    key: 'KeyH',
    need: 'search',
    spellings: ['hallucination', 'hallucinationerror', '幻觉', '幻觉错误'],
  },
  KCont: {
    category: 'knowledge',
    stage: 'fact',
    key: 'KeyC',
    need: 'contradicting',
    spellings: ['contradiction', 'contradictionerror', '矛盾', '矛盾错误'],
  },
  KInve: {
    category: 'knowledge',
    stage: 'fact',
    key: 'KeyV',
    need: 'two_spans',
    spellings: ['entityinversion', 'entityinversionerror', 'inversion', '实体倒置', '实体倒置错误'],
  },
  KConf: {
    category: 'knowledge',
    stage: 'fact',
    key: 'KeyF',
    need: 'two_spans',
    spellings: ['conflation', 'conflationerror', '混淆拼接', '拼接混淆'],
  },
  KConc: {
    category: 'knowledge',
    stage: 'fact',
    key: 'KeyS',
    need: 'one_span',
    spellings: ['conceptualsubstitution', 'conceptualsubstitutionerror', '概念替换', '概念替换错误'],
  },
  LOver: {
    category: 'logic',
    stage: 'logic',
    key: 'KeyO',
    need: 'one_span',
    spellings: ['overgeneralization', 'overgeneralisation', 'overgeneralizationerror', '以偏概全'],
  },
  LCaus: {
    category: 'logic',
    stage: 'logic',
    key: 'KeyA',
    need: 'one_span',
    spellings: ['causalconfusion', 'causalconfusionerror', '因果混淆'],
  },
  LConf: {
    category: 'logic',
    stage: 'logic',
    key: 'KeyN',
    need: 'one_span',
    spellings: [
      'confusingsufficientandnecessaryconditions',
      'confusingsufficientandnecessaryconditionserror',
      '充分必要混淆',
      '充分必要条件混淆',
      '充分/必要条件混淆',
      'necessary/sufficientconfusion',
    ],
  },
  LIncl: {
    category: 'logic',
    stage: 'logic',
    key: 'KeyI',
    need: 'one_span',
    spellings: ['inclusionrelation', 'inclusionrelationerror', 'inclusionerror', '包含关系错误'],
  },
  LOthe: {
    category: 'logic',
    stage: 'logic',
    key: 'KeyL',
    need: 'grounds',
    spellings: ['otherlogicalfallacies', 'otherlogicalfallacy', '其他逻辑错误'],
  },
  Other: {
    category: 'other',
    stage: null,
    key: 'KeyZ',
    need: 'grounds',
    spellings: ['othererror', 'others', '其他', '其它'],
  },
};
