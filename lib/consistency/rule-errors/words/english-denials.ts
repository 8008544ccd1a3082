/** Adverbs and pronouns beside which "not" would stand awkwardly. */
export const UNDENIED_NEXT =
  /^(?:hardly|barely|scarcely|seldom|rarely|also|still|just|only|already|always|often|usually|now|currently|then|once|never|not|both|all|either|neither|so|too|as|being|almost|nearly|about|around|approximately|over|more|most|mostly|mainly|generally|likely|probably|possibly|perhaps|even|ever|far|well|very|quite|something|someone|some|many|several|no|nothing|none|to|have|sometimes|commonly|typically|said|to|when|where|how|why|that|what|because|thought|believed|expected|due|again|one|rather|really|instead|up|at|the|then|there|named|called|nicknamed|later|initially|originally|subsequently|eventually|finally|first|last)\b/iu;

/** Clauses that say when, where, why or which: their denial would deny nothing by itself. */
export const SUBORDINATE =
  /\b(?:when|while|after|before|until|since|as|if|whether|although|though|because|where|how|why|what|once|than|which|who|whom|whose|that|there|unlike|despite|moment|the time|the day|reason|way|not|no|never|nor|neither|hardly|few|little|nobody|nothing|none|but)\b[^,;]*$/iu;

/** Words that stand beside a negation alone. */
export const NEGATIVE_POLARITY =
  /\b(?:any\w*|ever|yet|either|at all|until|till|but|only|because|nor|single|just|necessarily|much|many|long|too|enough|even|all|every\w*|longer|more|again|so|as|both|mind|least|fully|entirely|completely)\b/iu;

/** What is removed of an English negation: the words with it, and without it. */
export const ENGLISH_ASSERTIONS: readonly (readonly [pattern: RegExp, denied: string])[] = [
  [/\b(?:is|are|was|were|will|would|should|could|has|have|had) not\b(?=\s\p{L})/gu, ''],
  [/\b(?:cannot|can not|can['’]t)\b(?=\s\p{L})/gu, 'can'],
  [/\b(?:isn|aren|wasn|weren|couldn|shouldn|wouldn|hasn|haven|hadn)['’]t\b(?=\s\p{L})/gu, ''],
  [/\bwon['’]t\b(?=\s\p{L})/gu, 'will'],
  [/\b(?:was|were|is|are) unable to\b/gu, ' able to'],
];
