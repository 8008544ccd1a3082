type Sufficient = readonly [necessary: RegExp, sufficient: string];

/** A condition within one or two clauses: marks of a sentence and of a list end it. */
const WITHIN = '[^。！？!?；;\\n]{2,50}?';

/** 只有……才 becomes 只要……就. */
export const NECESSARY_CHINESE: readonly Sufficient[] = [
  [
    new RegExp(`只有(?!\\d|[一两几])(?<first>${WITHIN})才(?:能够?|会|可以?|得以|有可能)(?![干华])`, 'gu'),
    '只要$<first>就能',
  ],
  [
    new RegExp(
      `(?<![不还也又都更仍])(?:必须|需要?|应当|应)(?!求|要|更|很|多[久长少]|较|大量|\\d|一段|[一二三四五六七八九十几数两]+[个年天小])(?<first>${WITHIN})(?:才能够?|才可以?|方可|方能)`,
      'gu',
    ),
    '只要$<first>就能',
  ],
  [/(?<=是.{2,40}的)(?:必要条件|前提条件|先决条件|前提)(?![下是])/gu, '充分条件'],
];

/** "Only if" becomes "if". */
export const NECESSARY_ENGLISH: readonly Sufficient[] = [
  [/\bonly if\b/gu, 'if'],
  [/(?<!\b(?:is|was) )\bonly when\b/gu, 'whenever'],
  [/\bonly after\b(?= \p{Ll}+ing\b)/gu, 'simply by'],
  [/\b(is|are) (?:required|necessary|needed) (?=for\b)/gu, '$1 sufficient '],
  [/\b(is|are) necessary (?=to\b)/gu, '$1 sufficient '],
  [
    /\b(is|are) required (?=to (?:enter|qualify|obtain|register|join|become|vote|apply|access|win)\b)/gu,
    '$1 sufficient ',
  ],
  [
    /\b(is|are) a (?:prerequisite|precondition|necessary condition|requirement) (?=for\b)/gu,
    '$1 a sufficient condition ',
  ],
  [
    /\bmust (?=(?:have|be|hold|pass|complete|meet|live|submit|own|show|pay)\b.{3,60}\b(?:to (?:apply|qualify|enter|vote|register|join|be eligible|be admitted|receive|obtain|become)|in order to|before)\b)/gu,
    'need only ',
  ],
];
