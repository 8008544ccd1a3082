import type { Usage } from './question';

/**
 * Everything that can go wrong between us and a model, and what it is good for: what is `passing` is tried again; what is
 * of one `question` leaves one stage of one segment without a verdict; what is `fatal` would meet every call alike. A
 * refusal that nobody knows (`rejected`) is held to be the question's fault, as filters answer in many shapes; so is a reply
 * that stays `empty` after all tries.
 */
const FAULTS = {
  rate_limited: 'passing',
  overloaded: 'passing',
  unreachable: 'passing',
  timed_out: 'passing',
  cut_off: 'passing',
  empty: 'passing',
  too_long: 'question',
  refused: 'question',
  filtered: 'question',
  unreadable: 'question',
  rejected: 'question',
  wrong_key: 'fatal',
  no_such_model: 'fatal',
  out_of_credit: 'fatal',
  unusable: 'fatal',
  over_budget: 'fatal',
} as const;
export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as FaultKind[];

/** Faults that come as an answer of the model's own, and would come again. */
export type AnsweredFault = Extract<FaultKind, 'refused' | 'filtered' | 'unreadable'>;

interface Details {
  /** How long the endpoint asked us to wait, in milliseconds. */
  retryAfterMs?: number | null;
  /** What came all the same, when something did: half a reply, or a refusal's text. */
  raw?: string | null;
  /** What the endpoint counted for it all the same. */
  usage?: Usage | null;
}

/** A call that brought no usable reply. `message` is for people and holds no key and no prompt. */
export class LlmFault extends Error {
  override name = 'LlmFault';
  readonly retryAfterMs: number | null;
  readonly raw: string | null;
  readonly usage: Usage | null;

  constructor(
    readonly kind: FaultKind,
    message: string,
    { retryAfterMs = null, raw = null, usage = null }: Details = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.raw = raw;
    this.usage = usage;
  }

  /** Waiting may mend it. */
  get passing(): boolean {
    return FAULTS[this.kind] === 'passing';
  }

  /** What was asked is to blame; another question may fare better. An empty reply is such a one once its tries are over. */
  get ofQuestion(): boolean {
    return FAULTS[this.kind] === 'question' || this.kind === 'empty';
  }

  /** Every further call would end the same way. */
  get fatal(): boolean {
    return FAULTS[this.kind] === 'fatal';
  }
}
