import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { StoredAnnotation, StoredJudgement, StoredSample, StoredSegment } from '../contents/stored';
import type { AuthoredAnnotation, AuthoredSample } from './authored';

/** The two annotators of the sample project; they have names and no accounts. */
const ANNOTATORS = { A: '沈知微 Shen Zhiwei', B: 'Ruth Adeyemi' } as const;
const DECIDED_AT = '2026-01-15T09:00:00.000Z';

/** An authored sample as the database would give it: places found for segments and quotes. Throws on one that is nowhere. */
export function toStored(sample: AuthoredSample, reference: string): StoredSample {
  const { id, question, answer, language, generator } = sample;
  const segments = placed(sample);
  const by = (who: 'A' | 'B'): StoredAnnotation => {
    const labels = segments.map((segment, at) => ({
      ...segment,
      label: toJudgement(sample.segments[at]!.gold[who], reference, id),
    }));
    const verdict = answerVerdict(
      labels.map(({ label }) => label),
      ['fact', 'logic'],
    );
    return {
      id: `${id}-${who}`,
      source: 'annotator',
      author: ANNOTATORS[who],
      authorNumber: null,
      run: null,
      derivedFromId: null,
      round: null,
      policy: null,
      control: false,
      flips: [],
      state: 'submitted',
      superseded: false,
      verdict: verdict === 'undecided' ? null : verdict,
      confirmed: 0,
      changed: 0,
      note: '',
      flagReason: null,
      activeMs: 0,
      createdAt: DECIDED_AT,
      submittedAt: DECIDED_AT,
      labels,
    };
  };
  return {
    id,
    externalId: id,
    question,
    reference,
    answer,
    language,
    generator,
    coarseLabel: null,
    coarseType: null,
    metadata: {},
    withdrawnAt: null,
    withdrawnReason: null,
    past: [],
    annotations: [by('A'), by('B')],
  };
}

/** Both annotators labelled the same segmentation. */
function placed({ id, answer, segments }: AuthoredSample): StoredSegment[] {
  let from = 0;
  return segments.map(({ text }, at) => {
    const start = answer.indexOf(text, from);
    if (start < 0) throw new Error(`${id}: the segment "${text}" is not in the answer`);
    from = start + text.length;
    return { id: `${id}-${at}`, text, spans: [[start, from]], parentIds: [] };
  });
}

function toJudgement(reading: AuthoredAnnotation, reference: string, id: string): StoredJudgement {
  const evidence = reading.evidence.map((item): Evidence => {
    if (item.relation === 'not_found') return { ...item, origin: 'person' };
    const start = reference.indexOf(item.quote);
    if (start < 0) throw new Error(`${id}: the quote "${item.quote}" is not in the reference`);
    return { ...item, start, end: start + item.quote.length, origin: 'person' };
  });
  const nothing = { first: null, revealedAt: null, guideline: null, clause: null, machine: null };
  return { ...reading, evidence, exposure: 'nothing', decidedAt: DECIDED_AT, ...nothing };
}
