/** Everything that can go wrong between us and a model. */
export const FAULT_KINDS = [
  // Waiting mends these: they are tried again.
  'rate_limited',
  'overloaded',
  'unreachable',
  'timed_out',
  'cut_off',
  'empty',
  // The question cannot be answered as it stands: one stage of one segment has no verdict.
  'too_long',
  'refused',
  'filtered',
  'unreadable',
  // No question can be answered: the run ends at once.
  'wrong_key',
  'no_such_model',
  'rejected',
  'over_budget',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const PASSING: readonly FaultKind[] = [
  'rate_limited',
  'overloaded',
  'unreachable',
  'timed_out',
  'cut_off',
  'empty',
];
const FATAL: readonly FaultKind[] = ['wrong_key', 'no_such_model', 'rejected', 'over_budget'];

/** A call that brought no reply. `message` is for people and holds no key and no prompt. */
export class LlmFault extends Error {
  override name = 'LlmFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** How long the endpoint asked us to wait, in milliseconds. */
    readonly retryAfterMs: number | null = null,
    /** What came all the same, when something did: half a reply, or a refusal's text. */
    readonly raw: string | null = null,
  ) {
    super(message);
  }

  /** Waiting may mend it. */
  get passing(): boolean {
    return PASSING.includes(this.kind);
  }

  /** Every further call would end the same way. */
  get fatal(): boolean {
    return FATAL.includes(this.kind);
  }
}
