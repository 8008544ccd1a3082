import type { ErrorRule } from './rule-error';
import { antonymRule } from './rules/antonym';
import { causeRule } from './rules/cause';
import { conditionRule } from './rules/condition';
import { dateRule } from './rules/date';
import { entitySwapRule } from './rules/entity-swap';
import { inclusionRule } from './rules/inclusion';
import { negationRule } from './rules/negation';
import { numberRule } from './rules/number';
import { overgeneraliseRule } from './rules/overgeneralise';
import { unitRule } from './rules/unit';

/** The rules that make errors; another one is its file and its line here. */
export const ERROR_RULES: readonly ErrorRule[] = [
  numberRule,
  unitRule,
  dateRule,
  negationRule,
  antonymRule,
  entitySwapRule,
  inclusionRule,
  overgeneraliseRule,
  conditionRule,
  causeRule,
];
