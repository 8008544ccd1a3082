import { startLabel } from '@/lib/annotation/labels/draft';
import { labelStatus } from '@/lib/annotation/labels/status';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { MachineView, SegmentView, WorkspaceView } from '@/lib/annotation/view';
import type {
  StoredAnnotation,
  StoredJudgement,
  StoredSample,
  StoredSegment,
} from '@/lib/exchange/contents/stored';
import { neutralSegments } from '@/lib/segmentation/decompose';
import { knownOf, predictionOf, textsOf } from '../texts';
import type { IdSource } from './ids';
import type { MemoryPlace } from './queue';

export interface MemorySample {
  stored: StoredSample;
  /** Its source says what the answer is. */
  known: boolean;
  machine: Map<string, MachineView>;
  /** All segments that there ever were. */
  segments: Map<string, StoredSegment>;
}

/** The sample of this number with what the method said of it. */
export function memorySample(number: number, ids: IdSource): MemorySample {
  const sample: MemorySample = {
    stored: {
      ...textsOf(number),
      id: ids.next(),
      generator: null,
      coarseLabel: knownOf(number),
      coarseType: null,
      metadata: {},
      withdrawnAt: null,
      withdrawnReason: null,
      past: [],
      annotations: [],
    },
    known: knownOf(number) !== null,
    machine: new Map(),
    segments: new Map(),
  };
  const prediction = predictionOf(number);
  if (!prediction) return sample;
  const labels = prediction.map(({ text, spans, machine: details, ...said }) => {
    const segment = { id: ids.next(), text, spans: spans as unknown as [number, number][], parentIds: [] };
    const evidence = said.evidence.map((item) => ({ ...item, origin: 'method' as const }));
    sample.machine.set(segment.id, { ...said, evidence, details, steps: null });
    sample.segments.set(segment.id, segment);
    const label = {
      ...said,
      ...UNSAID,
      evidence,
      note: '',
      exposure: 'nothing' as const,
      decidedAt: null,
      machine: details,
    };
    return { ...segment, label };
  });
  const { at } = ids.context();
  const verdict = answerVerdict(prediction, ['fact']);
  sample.stored.annotations.push({
    ...EMPTY,
    id: ids.next(),
    source: 'method',
    run: { method: 'offline', version: '1', model: null, params: {}, judges: ['fact'], runAt: at },
    state: 'submitted',
    verdict: verdict === 'undecided' ? null : verdict,
    createdAt: at,
    submittedAt: at,
    labels,
  });
  return sample;
}

const UNSAID = { revealedAt: null, first: null, guideline: null, clause: null, machine: null };

export const EMPTY = {
  author: null,
  authorNumber: null,
  run: null,
  round: null,
  derivedFromId: null,
  policy: null,
  control: false,
  flips: [],
  superseded: false,
  votes: false,
  confirmed: 0,
  changed: 0,
  note: '',
  flagReason: null,
  activeMs: 0,
  verdict: null,
  submittedAt: null,
  labels: [],
} satisfies Partial<StoredAnnotation>;

/** What the server keeps of a person who has just taken a place. */
export function draftOf(
  { by, round, annotationId, sample, honeypot }: MemoryPlace,
  ids: IdSource,
): StoredAnnotation {
  const method = sample.stored.annotations.find(({ source }) => source === 'method');
  return {
    ...EMPTY,
    id: annotationId,
    source: 'annotator',
    author: `Person ${by}`,
    authorNumber: 1,
    round: { number: round.number, kind: round.kind, name: '', counts: round.kind !== 'training' },
    honeypot,
    derivedFromId: method?.id ?? null,
    policy: 'prefilled',
    state: 'draft',
    createdAt: ids.context().at,
  };
}

/** What the server lays before them: the method's prediction to start from, or the neutral split. */
export function viewOf({ sample, annotationId, round }: MemoryPlace, ids: IdSource): WorkspaceView {
  const { stored, machine } = sample;
  const method = stored.annotations.find(({ source }) => source === 'method');
  const neutral = () =>
    neutralSegments(stored.answer).map(({ text, spans }) => ({
      id: ids.next(),
      text,
      spans,
      parentIds: [],
    }));
  const cut = (method?.labels ?? neutral()) as Pick<SegmentView, 'id' | 'text' | 'spans' | 'parentIds'>[];
  return {
    project: { id: ids.next(), name: 'Team' },
    sample: { ...stored, generator: null },
    annotation: {
      id: annotationId,
      version: 1,
      state: 'draft',
      verdict: 'undecided',
      note: '',
      flagReason: null,
    },
    segments: cut.map(({ id, text, spans, parentIds }) => {
      const shown = machine.get(id) ?? null;
      const start = { arm: 'prefilled', methodSegmentation: method !== undefined, seesAll: false } as const;
      const label = {
        ...startLabel(shown, { ...start, elsewhere: 'nothing' }),
        version: 1,
        decidedAt: null,
        clause: null,
      };
      return {
        id,
        text,
        spans,
        parentIds,
        machine: shown,
        revealed: null,
        label: { ...label, status: labelStatus(label, shown) },
      };
    }),
    arm: 'prefilled',
    method: method ? { id: 'offline', version: '1', judges: ['fact'] } : null,
    progress: { submitted: 0, remaining: 0, atHand: true },
    round: { number: round.number, name: '', training: round.kind === 'training' },
    access: 'edit',
  };
}

export const toStoredSegment = ({ id, text, spans, parentIds }: SegmentView): StoredSegment => ({
  id,
  text,
  parentIds,
  spans: spans as unknown as [number, number][],
});

export function toJudgement({ label }: SegmentView): StoredJudgement {
  const { fact, logic, errorType, evidence, note, exposure, decidedAt } = label;
  return { ...UNSAID, fact, logic, errorType, evidence, note, exposure, decidedAt };
}
