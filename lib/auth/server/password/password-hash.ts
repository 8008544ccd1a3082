import { availableParallelism } from 'node:os';
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';
import PQueue from 'p-queue';

/**
 * Concurrent hashes: each takes a core for a tenth of a second, so a flood of sign-ins must leave a core, and threads
 * for files, to everybody else.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** One for the process: Next bundles pages and routes apart. */
const shared = globalThis as unknown as { face4ragHashing?: PQueue };
const queue = (): PQueue => (shared.face4ragHashing ??= new PQueue({ concurrency: AT_ONCE }));

/** What is stored of a password; in turn. */
export const hashPassword = (password: string): Promise<string> => queue().add(() => hash(password));

/** Whether a password is the one whose hash is stored; in turn. */
export const verifyPassword = (attempt: { hash: string; password: string }): Promise<boolean> =>
  queue().add(() => verify(attempt));
