import { type Judgement } from '@/lib/annotation/view';

/** What the server has said to be saved, as one annotator heard it. */
export class AcknowledgedChanges {
  /** Every acknowledged change. */
  readonly changes = new Set<string>();
  /** By annotation and segment: the content that must stand, and how often it was changed. */
  readonly labels = new Map<string, { judgement: Judgement; version: number }>();
  /** Annotations whose submission was acknowledged. */
  readonly submitted = new Set<string>();
  /** Attempts that got no answer, or one that says "later", by reason. */
  readonly attempts = new Map<string, number>();
  /** Changes that the server would not take: none is expected. */
  readonly refused: { change: unknown; error: unknown }[] = [];

  /** Notes one more acknowledged change of a label whose version was `opened` before the first one. */
  label(annotationId: string, segmentId: string, judgement: Judgement, opened: number): void {
    const key = `${annotationId} ${segmentId}`;
    const version = (this.labels.get(key)?.version ?? opened) + 1;
    this.labels.set(key, { judgement, version });
  }

  missed(why: string): void {
    this.attempts.set(why, (this.attempts.get(why) ?? 0) + 1);
  }
}
