import type { MethodFinding } from '@/lib/annotation/labels/machine';
import type { Quantity } from '@/lib/text/numbers/numbers';
import { findOpposition } from '../../words/antonyms';
import { claimsNothing } from './claims';
import { type SegmentFeatures, measureSegment } from './features';
import { logicNotes } from './logic-notes';
import { type NumberDifference, numbersThatDiffer } from './number-differs';
import { missingNames, missingQuotes } from '../../words/names';
import { negationMismatch } from '../../words/negation';
import type { ReferenceIndex, ReferenceSentence } from '../../search/reference-index';

/** One segment as the engine sees it. */
export interface JudgedRisk {
  /** Higher is more likely inconsistent; not a probability. */
  risk: number;
  features: SegmentFeatures;
  findings: MethodFinding[];
  /** Index of the close sentence that a number, a negation or an opposite word contradicts. */
  against: number | null;
  /** It announces or hedges only: consistent whatever the risk. */
  empty: boolean;
}

/** Inconsistent: a rule of contradiction fired beside a close sentence, or the risk reaches the threshold. */
export function isLikelyInconsistent({ risk, against, empty }: JudgedRisk, threshold: number): boolean {
  return !empty && (against !== null || risk >= threshold);
}

/** Share of a segment that a sentence must cover alone before "the opposite" of it means something. */
const CLOSE = 0.5;

/** A segment of some length says the same in other words without any rule firing: so much risk is allowed for that. */
const LONG = 8;
const PARAPHRASE = 0.85;

/** Measures the risk of a segment and names every rule that fired. Weights as measured in docs/offline-engine.md. */
export function judgeSegment(text: string, index: ReferenceIndex): JudgedRisk {
  const features = measureSegment(text, index);
  const names = missingNames(text, index.text);
  const quotes = missingQuotes(text, index.text);
  const closest = features.evidence[0];
  const sentence = closest && closest.coverage >= CLOSE ? index.sentences[closest.sentence]! : undefined;
  const negation = sentence ? negationMismatch(text, sentence.text) : null;
  const opposition = sentence ? findOpposition(text, sentence.text) : null;
  const evidence = features.evidence.map((found) => index.sentences[found.sentence]!.text);
  const notes = logicNotes(text, evidence);
  const different = sentence ? numbersThatDiffer(text, features.strayNumbers, sentence.text) : [];
  const isDifferent = (number: Quantity): boolean => different.some(({ segment }) => segment === number);
  const findings: MethodFinding[] = [
    ...features.missingNumbers.map(({ start, end }) =>
      fact('number_missing', text.slice(start, end), sentence),
    ),
    ...different.map((found) => differs(text, sentence!.text, found)),
    ...names.map((name) => fact('name_missing', name.text)),
    ...quotes.map((quote) => fact('quote_missing', quote.text)),
    ...(negation ? [negated(negation.inSegment, negation.negated.word, sentence!)] : []),
    ...(opposition ? [opposed(opposition.inSegment, opposition.inReference)] : []),
    ...features.strayNumbers
      .filter((number) => !isDifferent(number))
      .map(({ start, end }): MethodFinding => ({
        rule: 'number_elsewhere',
        weight: 'note',
        segmentQuote: text.slice(start, end),
      })),
    ...notes,
  ];
  const contradicted =
    negation !== null ||
    opposition !== null ||
    different.length > 0 ||
    (sentence !== undefined && features.missingNumbers.length > 0);
  const risk =
    coverageRisk(features) +
    Math.min(features.missingNumbers.length, 2) +
    0.5 * Math.min(features.strayNumbers.length, 1) +
    0.8 * Math.min(names.length, 2) +
    0.5 * Math.min(quotes.length, 1) +
    (negation ? 0.7 : 0) +
    (opposition ? 0.7 : 0) +
    (notes.length > 0 ? 0.2 : 0);
  const isParaphrase = features.weight >= LONG && !findings.some(({ weight }) => weight === 'verdict');
  return {
    risk: isParaphrase ? risk - PARAPHRASE : risk,
    features,
    findings,
    against: contradicted ? closest!.sentence : null,
    empty: claimsNothing(text),
  };
}

/** The part of the risk that comes from what the reference does not hold. */
function coverageRisk({ coverage, best, density, uncoveredWeight }: SegmentFeatures): number {
  const common = 0.4 * coverage + 0.3 * best + 0.3 * density;
  return 4 * (0.75 - common) + 0.8 * Math.log(1 + uncoveredWeight);
}

function fact(rule: string, segmentQuote: string, sentence?: ReferenceSentence): MethodFinding {
  return { rule, weight: 'verdict', segmentQuote, suggests: sentence ? 'KCont' : 'Hallu' };
}

function differs(
  text: string,
  reference: string,
  { segment: own, reference: other }: NumberDifference,
): MethodFinding {
  const quotes = {
    segmentQuote: text.slice(own.start, own.end),
    referenceQuote: reference.slice(other.start, other.end),
  };
  return { rule: 'number_differs', weight: 'verdict', ...quotes, suggests: 'KCont' };
}

function negated(inSegment: boolean, word: string, sentence: ReferenceSentence): MethodFinding {
  const quotes = inSegment ? { segmentQuote: word, referenceQuote: sentence.text } : { referenceQuote: word };
  return { rule: 'negation_differs', weight: 'verdict', ...quotes, suggests: 'KCont' };
}

function opposed(segmentQuote: string, referenceQuote: string): MethodFinding {
  return { rule: 'opposite_word', weight: 'verdict', segmentQuote, referenceQuote, suggests: 'KCont' };
}
