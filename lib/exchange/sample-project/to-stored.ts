import type { Evidence } from '@/lib/annotation/evidence';
import { answerVerdict } from '@/lib/annotation/verdict';
import type { StoredAnnotation, StoredLabel, StoredSample } from '../record';
import type { AuthoredReading, AuthoredSample } from './authored';

/** The two annotators of the sample project; they have names and no accounts. */
export const ANNOTATORS = { A: '沈知微 Shen Zhiwei', B: 'Ruth Adeyemi' } as const;
const DECIDED_AT = '2026-01-15T09:00:00.000Z';

/** An authored sample as the database would give it: places found for segments and quotes. Throws on one that is nowhere. */
export function toStored(sample: AuthoredSample, reference: string): StoredSample {
  const { id, question, answer, language, generator } = sample;
  const spans = placesOf(sample);
  const by = (who: 'A' | 'B'): StoredAnnotation => {
    const labels = sample.segments.map(({ text, gold }, at) =>
      toLabel(gold[who], text, spans[at]!, reference, id),
    );
    const verdict = answerVerdict(labels, ['fact', 'logic']);
    return {
      ...{ id: `${id}-${who}`, source: 'annotator', author: ANNOTATORS[who] },
      ...{ method: null, methodVersion: null, params: null },
      ...{ state: 'submitted', verdict: verdict === 'undecided' ? null : verdict },
      ...{ note: '', flagReason: null, submittedAt: DECIDED_AT, labels },
    };
  };
  return {
    ...{ id, externalId: id, question, reference, answer, language, generator },
    ...{ coarseLabel: null, coarseType: null, metadata: {}, withdrawnAt: null },
    annotations: [by('A'), by('B')],
  };
}

function placesOf({ id, answer, segments }: AuthoredSample): [number, number][] {
  let from = 0;
  return segments.map(({ text }) => {
    const start = answer.indexOf(text, from);
    if (start < 0) throw new Error(`${id}: the segment "${text}" is not in the answer`);
    from = start + text.length;
    return [start, from];
  });
}

function toLabel(
  reading: AuthoredReading,
  text: string,
  span: [number, number],
  reference: string,
  id: string,
): StoredLabel {
  const { fact, logic, errorType, note } = reading;
  const evidence = reading.evidence.map((item): Evidence => {
    if (item.relation === 'not_found') return item;
    const start = reference.indexOf(item.quote);
    if (start < 0) throw new Error(`${id}: the quote "${item.quote}" is not in the reference`);
    return { ...item, start, end: start + item.quote.length };
  });
  return {
    ...{ text, spans: [span], fact, logic, errorType, evidence, note },
    ...{ exposure: 'nothing', decidedAt: DECIDED_AT, first: null, machine: null },
  };
}
