import type { EvidenceContent } from '@/lib/annotation/evidence/evidence';
import type { ErrorType } from '@/lib/typology/error-type';
import { decompose, type Cut } from '@/lib/segmentation/decompose';
import { detectLanguage, hasHan, hasLetterOrDigit } from '@/lib/text/script';
import type { JudgedSegment, MethodInput, Prediction } from '../../method';
import { isLikelyInconsistent, type JudgedRisk, judgeSegment } from './judge-segment';
import type { OfflineParams } from './params';
import { indexReference, type ReferenceIndex } from '../../search/reference-index';
import { uncoveredClaim } from '../../search/look-up';
import { searchTerms } from '../../search/search-terms';

/** A further sentence is shown when it adds at least this share of the segment. */
const SHOWN_GAIN = 0.08;

/** Cuts an answer and judges each segment against the reference; pure, the same every time. */
export function predictSample(input: MethodInput, params: OfflineParams): Prediction {
  const index = indexReference(input.reference);
  return {
    segments: decompose(input.answer).map((cut) => {
      const reason = abstention(cut.text, input.reference);
      return reason ? abstained(cut, reason) : judged(cut, judgeSegment(cut.text, index), index, params);
    }),
  };
}

/**
 * Why a segment cannot be judged at all: there is nothing to hold it against, or it is in another language. A segment of
 * Latin names is Chinese where the reference is, with some Chinese in it ("OpenAI 发布 GPT-4 Turbo") or as the row of a table.
 */
function abstention(text: string, reference: string): string | null {
  if (!hasLetterOrDigit(reference)) return 'reference_empty';
  const own = detectLanguage(text);
  const theirs = detectLanguage(reference);
  if (own === null || theirs === null || own === theirs) return null;
  const isNames = hasHan(text) || (text.match(/\|/g)?.length ?? 0) >= 2;
  return theirs === 'zh' && own === 'en' && isNames ? null : 'language_differs';
}

function abstained({ text, spans }: Cut, rule: string): JudgedSegment {
  const machine = { suggestedType: null, findings: [{ rule, weight: 'note' as const }], rationale: '' };
  return { text, spans, fact: 'abstained', logic: 'not_judged', errorType: null, evidence: [], machine };
}

function judged(
  { text, spans }: Cut,
  result: JudgedRisk,
  index: ReferenceIndex,
  { threshold }: OfflineParams,
): JudgedSegment {
  const inconsistent = isLikelyInconsistent(result, threshold);
  const findings = result.empty
    ? [{ rule: 'claims_nothing', weight: 'note' as const }]
    : [...result.findings];
  if (inconsistent && !findings.some(({ weight }) => weight === 'verdict'))
    findings.unshift({ rule: 'low_coverage', weight: 'verdict', suggests: 'Hallu' });
  const suggestedType: ErrorType | null = inconsistent
    ? (findings.find(({ weight, suggests }) => weight === 'verdict' && suggests)?.suggests ?? null)
    : null;
  return {
    text,
    spans,
    fact: inconsistent ? 'inconsistent' : 'consistent',
    logic: 'not_judged',
    errorType: null,
    evidence: evidenceOf(text, result, index, inconsistent),
    machine: { score: round(result.risk), threshold, suggestedType, findings, rationale: '' },
  };
}

/** Supporting sentences of what is consistent; of what is not, the contradicting one, else what was searched for in vain. */
function evidenceOf(
  text: string,
  result: JudgedRisk,
  index: ReferenceIndex,
  inconsistent: boolean,
): EvidenceContent[] {
  const { evidence, uncoveredUnits } = result.features;
  const at = (sentence: number, relation: 'supports' | 'contradicts'): EvidenceContent => {
    const { span, text: quote } = index.sentences[sentence]!;
    return { relation, start: span[0], end: span[1], quote };
  };
  if (inconsistent && result.against !== null) return [at(result.against, 'contradicts')];
  if (inconsistent) {
    const words = searchTerms(text, uncoveredUnits, index.text);
    return [{ relation: 'not_found', searched: words.length > 0 ? words : uncoveredClaim(text, index.text) }];
  }
  return evidence
    .filter(({ gain }, rank) => rank === 0 || gain >= SHOWN_GAIN)
    .map(({ sentence }) => at(sentence, 'supports'));
}

const round = (risk: number): number => Math.round(risk * 1000) / 1000;
