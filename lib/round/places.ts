import { draw, isDrawn } from './draw';

/** How many people read a sample in a round: the overlap where it is drawn for it, else one. */
export function placesOf(
  { id, overlap, share }: { id: string; overlap: number; share: number },
  sampleId: string,
): number {
  return isDrawn(draw('share', id, sampleId), share) ? overlap : 1;
}
