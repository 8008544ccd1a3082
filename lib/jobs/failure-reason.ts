/** Longest reason that is kept, in UTF-16 code units. */
const LONGEST = 1_000;

/**
 * Why a job failed, from what the queue keeps of its last attempt: the message of the error that was thrown, or the
 * queue's own when its worker died. A code of ours when there is none.
 */
export function failureReason(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const words = [message, value?.message].find((text) => typeof text === 'string' && text !== '');
  return typeof words === 'string' ? words.slice(0, LONGEST) : 'unknown';
}
