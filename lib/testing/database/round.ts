import { randomUUID } from 'node:crypto';
import { type VerdictKey, judgementFor } from '@/lib/annotation/labels/judgement';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import type { Ctx } from '@/lib/auth/ctx';
import type { RoundFields } from '@/lib/round/round';

/** A round for everybody over the whole project, one place a sample, with what is told otherwise. */
export const roundOf = (more: Partial<RoundFields> = {}): RoundFields => ({
  kind: 'main',
  name: '',
  overlap: 1,
  share: 100,
  size: null,
  order: 'arrival',
  randomShare: 20,
  honeypotShare: 0,
  leaseHours: null,
  everybody: true,
  even: false,
  counts: true,
  people: [],
  empty: true,
  ...more,
});

/** Says the same of every segment of one's own annotation. */
export async function judgeAll(
  ctx: Ctx,
  annotationId: string,
  choice: VerdictKey = 'consistent',
): Promise<void> {
  const { segments } = await getWorkspace(ctx, { annotationId });
  for (const { id, label } of segments) {
    const evidence = choice === 'consistent' ? [] : [{ relation: 'not_found' as const, searched: ['lake'] }];
    const judgement = { ...judgementFor(choice, label), evidence };
    await saveChange(ctx, annotationId, {
      kind: 'label',
      changeId: randomUUID(),
      segmentId: id,
      version: label.version,
      decides: true,
      judgement,
    });
  }
}

/** Says the same of every segment and hands the annotation in. */
export async function submitDraft(
  ctx: Ctx,
  annotationId: string,
  choice: VerdictKey = 'consistent',
): Promise<void> {
  await judgeAll(ctx, annotationId, choice);
  const { annotation } = await getWorkspace(ctx, { annotationId });
  await saveChange(ctx, annotationId, {
    kind: 'submit',
    changeId: randomUUID(),
    version: annotation.version,
  });
}
