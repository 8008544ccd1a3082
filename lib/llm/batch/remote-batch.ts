import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { readError } from '../faults/error-body';
import { faultKindOf } from '../faults/fault-kind';
import { LlmFault } from '../fault';

/** A batch as its endpoint tells of it. */
export interface RemoteBatch {
  id: string;
  /** The endpoint's own word for where it stands, in small letters. */
  status: string;
  /** Whether it will change no more; words that nobody knows count as work under way. */
  ended: boolean;
  /** Calls that have been answered or have failed, as far as it says. */
  answered: number;
  /** Its files with what was answered and what failed. */
  files: string[];
  /** It has completed, and its files are not named yet: that takes a moment. */
  lacksFiles: boolean;
  /** Why all of it failed, before a call was made. */
  fault: LlmFault | null;
}

/** OpenAI's words, Mistral's, and where nothing failed. */
const COMPLETED = new Set(['completed', 'success']);
const ENDED = new Set([...COMPLETED, 'failed', 'expired', 'cancelled', 'canceled', 'timeout_exceeded']);

const file = storableText.min(1).nullish().catch(null);
const count = z.number().int().min(0).catch(0);

/** OpenAI's object, with Mistral's and Zhipu's names for counts and files. */
const batchSchema = z.object({
  id: storableText.min(1),
  status: storableText,
  output_file_id: file,
  error_file_id: file,
  output_file: file,
  error_file: file,
  request_counts: z.object({ completed: count, failed: count }).nullish().catch(null),
  completed_requests: count.optional(),
  errors: z.unknown().optional(),
  error: z.unknown().optional(),
});

/** Reads a batch. Throws ZodError for what is none. */
export function readRemoteBatch(said: unknown): RemoteBatch {
  const {
    id,
    status: word,
    request_counts: counts,
    errors,
    error,
    ...rest
  } = batchSchema.parse(unwrapped(said));
  const status = word.toLowerCase();
  const files = [rest.output_file_id, rest.error_file_id, rest.output_file, rest.error_file].filter(
    (each) => typeof each === 'string',
  );
  return {
    id,
    status,
    ended: ENDED.has(status),
    answered: counts ? counts.completed + counts.failed : (rest.completed_requests ?? 0),
    files,
    lacksFiles: COMPLETED.has(status) && files.length === 0,
    fault: status === 'failed' && files.length === 0 ? faultOf(errors ?? error) : null,
  };
}

/** The id of a file that was put there. */
export const uploadedFile = (said: unknown): string =>
  z.object({ id: storableText.min(1) }).parse(unwrapped(said)).id;

/** SiliconFlow has what it made in `data`, Together in `job`. */
function unwrapped(said: unknown): unknown {
  const { data, job } = (said ?? {}) as { data?: unknown; job?: unknown };
  return [job, data].find((part) => typeof part === 'object' && part !== null) ?? said;
}

/** Lines are checked before any is sent, so that one that is wrong fails all: no fault of one question. */
function faultOf(errors: unknown): LlmFault {
  const { data = errors } = (errors ?? {}) as { data?: unknown };
  const { words, codes, generated } = readError(Array.isArray(data) ? data[0] : data);
  const told = [...new Set([...codes, words])].filter(Boolean).join(': ') || 'no reason was given';
  const kind = faultKindOf({ status: 400, words, codes, generated });
  return new LlmFault(kind === 'rejected' ? 'unusable' : kind, `the batch was refused: ${told}`);
}

/** Limits on what waits at the endpoint, in tokens or calls. */
const TOO_LARGE = /token_limit_exceeded|enqueued (token|request)|too_many_tasks/i;

/** Whether a batch was refused for its size: OpenAI says so when it is looked at, Azure when it is made. */
export const isTooLarge = ({ message }: LlmFault): boolean => TOO_LARGE.test(message);
