import { byMethod } from '@/lib/annotation/evidence/evidence';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { Prediction } from '@/lib/consistency/method';
import { sampleRecord } from '../contents/native/record';
import type { SampleDraft } from '../import/draft-sample';
import type { StoredLabel, StoredRun } from '../contents/stored';

/** A prediction as a line of the native format, as if it were a run's in a project: it can be imported there. */
export function predictionRecord(draft: SampleDraft, { segments }: Prediction, run: StoredRun) {
  const verdict = answerVerdict(segments, run.judges);
  const labels = segments.map((segment, index): StoredLabel => {
    const { text, spans, fact, logic, errorType, evidence, machine } = segment;
    return {
      id: String(index),
      text,
      parentIds: [],
      spans: spans.map(([start, end]) => [start, end]),
      label: {
        fact,
        logic,
        errorType,
        machine,
        evidence: byMethod(evidence),
        note: '',
        exposure: 'nothing',
        decidedAt: null,
        first: null,
        guideline: null,
        clause: null,
        revealedAt: null,
      },
    };
  });
  return sampleRecord({
    ...draft,
    id: '',
    metadata: JSON.parse(draft.metadata) as unknown,
    pedigree: null,
    withdrawnAt: null,
    withdrawnReason: null,
    past: [],
    annotations: [
      {
        id: '0',
        source: 'method',
        author: null,
        authorNumber: null,
        run,
        derivedFromId: null,
        state: 'draft',
        superseded: false,
        confirmed: 0,
        changed: 0,
        note: '',
        flagReason: null,
        activeMs: 0,
        policy: null,
        control: false,
        round: null,
        flips: [],
        createdAt: run.runAt,
        submittedAt: null,
        labels,
        verdict: verdict === 'undecided' ? null : verdict,
      },
    ],
  });
}
