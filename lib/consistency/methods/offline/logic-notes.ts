import type { MethodFinding } from '@/lib/annotation/labels/machine';
import { ALL, CAUSE, INCLUDES, NECESSARY, SOME, SUFFICIENT } from '../../words/logic-words';

interface Rule {
  rule: string;
  suggests: NonNullable<MethodFinding['suggests']>;
  segment: RegExp;
  reference: RegExp;
  /** The segment's mark must be missing in the evidence, or the evidence must hold the other mark. */
  fires(evidenceHolds: boolean, evidenceHasSame: boolean): boolean;
}

/** Marks that ask for a look at the logic; measured on natural text they do not predict the verdict, so they never flip it. */
const RULES: readonly Rule[] = [
  {
    rule: 'quantifier_widened',
    suggests: 'LOver',
    segment: ALL,
    reference: SOME,
    fires: (other, same) => other && !same,
  },
  { rule: 'cause_added', suggests: 'LCaus', segment: CAUSE, reference: CAUSE, fires: (_, same) => !same },
  {
    rule: 'condition_turned',
    suggests: 'LConf',
    segment: SUFFICIENT,
    reference: NECESSARY,
    fires: (other, same) => other && !same,
  },
  {
    rule: 'inclusion_added',
    suggests: 'LIncl',
    segment: INCLUDES,
    reference: INCLUDES,
    fires: (_, same) => !same,
  },
];

/** Notes on the logic of a segment against its evidence, each with both snippets where there are two. */
export function logicNotes(segment: string, evidence: readonly string[]): MethodFinding[] {
  const text = evidence.join('\n');
  if (text === '') return [];
  return RULES.flatMap(({ rule, suggests, segment: own, reference, fires }) => {
    const found = own.exec(segment)?.[0];
    const other = reference.exec(text)?.[0];
    if (found === undefined || !fires(other !== undefined, own.test(text))) return [];
    return [
      {
        rule,
        weight: 'note' as const,
        segmentQuote: found,
        ...(other === undefined ? {} : { referenceQuote: other }),
        suggests,
      },
    ];
  });
}
