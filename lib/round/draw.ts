import { createHash } from 'node:crypto';
import { DRAWS } from '@/lib/project/control-arm';

/** What is drawn by; each purpose has a draw of its own, so that one tells nothing of another. */
export type Purpose = 'draw' | 'share' | 'order' | 'stratum' | 'size' | 'honeypot' | 'training';

/**
 * A draw, 0 to 2^32 - 1: the first four bytes of the SHA-256 of "purpose/round/object". It depends on nothing else, so it
 * is the same for ever. face4rag_draw in prisma/sql has it in SQL.
 */
export function draw(purpose: Purpose, roundId: string, objectId: string): number {
  return createHash('sha256').update(`${purpose}/${roundId}/${objectId}`).digest().readUInt32BE(0);
}

/** True for `percent` of all draws, the lowest; as it grows, some join and none leaves. */
export const isDrawn = (drawn: number, percent: number): boolean => drawn * 100 < percent * DRAWS;
