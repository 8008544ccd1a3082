import { createHash } from 'node:crypto';
import type { ExposureSettings } from './exposure-policy';

/** Of how many equal parts a draw is one. */
export const DRAWS = 2 ** 32;

/**
 * A sample's draw, 0 to 2^32 - 1: the first four bytes of the SHA-256 of "project/sample". It depends on nothing else, so
 * it is the same for everybody and for ever. lib/sample/server/hidden-predictions.ts has it in SQL.
 */
export function controlDraw(projectId: string, sampleId: string): number {
  return createHash('sha256').update(`${projectId}/${sampleId}`).digest().readUInt32BE(0);
}

/** True for a sample in the control arm. As the share grows, samples join it and none leaves. Blind needs no control. */
export function isControl({ policy, controlShare }: ExposureSettings, draw: number): boolean {
  return policy !== 'blind' && draw * 100 < controlShare * DRAWS;
}
