import { type FaultKind, LlmFault } from './fault';

/** What our own side refused before anything was sent, or that only we can tell: there are words for each. */
const KINDS = {
  private_address: 'unusable',
  redirected: 'unusable',
  removed: 'unusable',
  not_in_environment: 'unusable',
  key_lost: 'wrong_key',
  no_batches: 'unusable',
} as const satisfies Record<string, FaultKind>;
export type OwnReason = keyof typeof KINDS;
export const OWN_REASONS = Object.keys(KINDS) as OwnReason[];

const MESSAGES: Record<OwnReason, string> = {
  private_address:
    'the address leads to this machine or a private network, which the endpoint is not allowed to: ' +
    'turn on "Allow private addresses" for it, FACE4RAG_LLM_ALLOW_PRIVATE for the one from the environment, ' +
    'or say --allow-private on the command line',
  redirected: 'the endpoint redirects to another address, which is not followed: enter that address itself',
  removed: 'the endpoint was removed',
  not_in_environment: 'the endpoint is one of the environment, and FACE4RAG_LLM_BASE_URL is not set here',
  no_batches: 'the endpoint takes no batches: start the run without them',
  key_lost: 'the key was sealed with another FACE4RAG_SECRET: enter it again',
};

/** A fault found on our side of the connection. */
export class OwnFault extends LlmFault {
  constructor(readonly reason: OwnReason) {
    super(KINDS[reason], MESSAGES[reason]);
  }
}
