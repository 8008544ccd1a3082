import { anotherFrame } from './another-frame';
import { causalConfusion } from './causal-confusion';
import { conceptSubstitution } from './concept-substitution';
import { conflation } from './conflation';
import { entityInversion } from './entity-inversion';
import { falseConnection } from './false-connection';
import { inventedInclusion } from './invented-inclusion';
import { mixedHallucination } from './mixed-hallucination';
import { offTopic } from './off-topic';
import { overgeneralisation } from './overgeneralisation';
import type { ModelRecipe } from './recipe';
import { referenceSummary } from './reference-summary';
import { reordering } from './reordering';
import { rephrasing } from './rephrasing';
import { sentenceContradiction } from './sentence-contradiction';
import { sufficientCondition } from './sufficient-condition';
import { synonyms } from './synonyms';
import { ungrounded } from './ungrounded';
import { wordContradiction } from './word-contradiction';

/** Recipes that ask a model, in the order of the typology, and then those that keep an answer consistent. */
export const MODEL_RECIPES: readonly ModelRecipe[] = [
  offTopic,
  ungrounded,
  mixedHallucination,
  wordContradiction,
  sentenceContradiction,
  entityInversion,
  conflation,
  conceptSubstitution,
  overgeneralisation,
  causalConfusion,
  sufficientCondition,
  inventedInclusion,
  falseConnection,
  synonyms,
  rephrasing,
  referenceSummary,
  reordering,
  anotherFrame,
];
