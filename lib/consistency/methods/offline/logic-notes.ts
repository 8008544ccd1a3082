import type { Finding } from '@/lib/annotation/machine';

const ALL =
  /所有|全部|一切|任何|每一?[个种位]|总是|(?<![首成古京旧故国迁建定])都(?![市城会督江])|\b(?:all|every|any|always|everyone|entire|no one)\b/iu;
const SOME =
  /部分|有些|某些|一些|多数|大多|少数|往往|可能|通常|\b(?:some|most|many|several|often|usually|may|might|certain|few)\b/iu;
const CAUSE =
  /因为|由于|导致|引起|造成|使得|因此|所以|从而|\b(?:because|caused?|causes|leads? to|led to|results? in|resulted in|due to|therefore|so that)\b/iu;
const SUFFICIENT = /只要|即可|就能|就可以|便可|足以|\b(?:as long as|suffices?|is enough|simply by)\b/iu;
const NECESSARY =
  /只有|才能|才可|必须|须|需要|应当|前提|\b(?:only if|must|required?|requires|necessary|need to|prerequisite|unless)\b/iu;
const INCLUDES =
  /例如|比如|包括|诸如|属于|其中|等在内|\b(?:such as|including|includes?|for example|a kind of|a type of|part of)\b/iu;

interface Rule {
  rule: string;
  suggests: NonNullable<Finding['suggests']>;
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
export function logicNotes(segment: string, evidence: readonly string[]): Finding[] {
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
