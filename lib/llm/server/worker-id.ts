import { randomUUID } from 'node:crypto';

/** By this id other workers know this process, for as long as it lives. */
export const WORKER_ID = randomUUID();
