import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import {
  type LabelView,
  type MachineView,
  type SegmentView,
  type WorkspaceView,
} from '@/lib/annotation/view';
import { span } from '@/lib/text/offsets';
import { type ActionContext } from './state';

/** Two sentences behind seven code units with an emoji and a CRLF, to keep offsets honest. */
export const REFERENCE = '天 😀。\r\nThe river is 120 km long. It rises in the hills.';
export const ANSWER = 'The river is long. It rises in a lake. It is old.';

/** Made anew for each view, as tests change what they are given. */
const consistent = (): MachineView => ({
  fact: 'consistent',
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  details: machineDetailsSchema.parse({}),
  steps: null,
});

/** A view of three segments: pre-filled consistent, pre-filled inconsistent with a suggestion, and one no method spoke of. */
export function view(): WorkspaceView {
  return {
    project: { id: id(90), name: 'Rivers' },
    sample: {
      id: id(91),
      externalId: 'river',
      question: 'How long?',
      reference: REFERENCE,
      answer: ANSWER,
      language: 'en',
      generator: null,
    },
    annotation: { id: id(92), version: 1, state: 'draft', verdict: 'undecided', note: '', flagReason: null },
    segments: [
      segment(1, 0, 18, consistent()),
      segment(2, 19, 38, {
        ...consistent(),
        fact: 'inconsistent',
        details: machineDetailsSchema.parse({ suggestedType: 'KConc' }),
      }),
      segment(3, 39, 49, null),
    ],
    arm: 'prefilled',
    method: { id: 'offline', version: '1', judges: ['fact'] },
    progress: { submitted: 0, remaining: 4, atHand: true },
    access: 'edit',
  };
}

function segment(number: number, start: number, end: number, machine: MachineView | null): SegmentView {
  const label: LabelView = {
    fact: machine?.fact ?? 'not_judged',
    logic: 'not_judged',
    errorType: null,
    evidence: [],
    note: '',
    clause: null,
    version: 1,
    status: machine ? 'prefilled' : 'open',
    exposure: machine ? 'verdict' : 'segmentation',
    decidedAt: null,
  };
  return {
    id: id(number),
    text: ANSWER.slice(start, end),
    spans: [span(start, end)],
    parentIds: [],
    label,
    machine,
    revealed: null,
  };
}

/** A UUID that shows its number. */
export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Stamps with ids that no two acts share. */
export function contexts(): () => ActionContext {
  let count = 1_000;
  return () => ({
    at: '2026-11-21T08:00:00.000Z',
    ids: [id((count += 1)), id((count += 1)), id((count += 1))],
  });
}
