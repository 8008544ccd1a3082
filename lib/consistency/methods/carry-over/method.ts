import { z } from 'zod';
import { CARRY_OVER } from '@/lib/sample/query';
import { carryOver, type CarriedSegment } from '../../known/carry-over';
import type { CarriedLabel } from '../../known/carried-label';
import { CONTESTED } from '../../known/known-segments';
import { placedEvidence } from '../../known/placed-evidence';
import type { JudgedSegment, Method } from '../../method';

const params = z.object({});

/**
 * Carries over what people said of the same words against the same reference in other samples of the project: their latest label, where all of
 * them gave one verdict. Everything else is new and stays not_judged. It asks nobody, and judges nothing itself.
 */
export const carryOverMethod: Method<z.infer<typeof params>> = {
  id: CARRY_OVER,
  version: '1',
  judges: () => ['fact', 'logic'],
  needsEndpoint: false,
  carries: true,
  params,
  defaults: {},
  parse: (given) => params.parse(given),
  async read({ answer, reference, known }) {
    if (!known) throw new Error('labels are carried over within a project');
    const segments = carryOver(answer, known.words, known.sample);
    return { segments: segments.map((segment) => judged(segment, reference)) };
  },
};

function judged({ text, spans, known }: CarriedSegment<CarriedLabel>, reference: string): JudgedSegment {
  const open = { fact: 'not_judged', logic: 'not_judged', errorType: null, evidence: [] } as const;
  if (known === null || known === CONTESTED) {
    const findings = known === null ? [] : [{ rule: 'people_said_both', weight: 'note' as const }];
    return { text, spans, ...open, evidence: [], machine: { suggestedType: null, findings, rationale: '' } };
  }
  const { fact, logic, errorType, evidence } = known.labels.at(-1)!;
  const carriedFrom = [...known.from];
  const alike = known.types.length <= 1;
  return {
    ...{ text, spans, fact, logic },
    errorType: alike ? errorType : null,
    evidence: placedEvidence(evidence, reference),
    machine: {
      ...{ suggestedType: alike ? null : errorType, findings: [], rationale: '' },
      carriedFrom,
    },
  };
}
