import type pg from 'pg';
import { type AnnotationFate, type ComparisonCounts, rowPlaceOf } from '../../comparison/comparison-counts';
import type { NativeUnit } from '../../contents/native/parse/unit';
import { decideUnit, type HeldUnit, type UnitDecision, type UnitWithSample } from '../ingest/decide-unit';
import { holdSamples } from '../ingest/held/hold-samples';
import type { Project } from '../ingest/insert-units';
import type { UnitPlan } from '../ingest/plan-unit';
import { storedSamples } from '../ingest/held/stored-samples';
import { otherTexts, type OtherTexts } from './other-texts';
import type { SeenSample, SeenSamples } from './seen-samples';

/** Counts what insertUnits would do with these units, no two of the same sample, and remembers them. */
export async function compareUnits(
  client: pg.Client,
  project: Project,
  seen: SeenSamples,
  units: readonly NativeUnit[],
  counts: ComparisonCounts,
): Promise<void> {
  for (const { content, rejected } of units) {
    for (const { row, faults } of rejected) counts.reject(row, faults[0]!);
    const adds = content && (await project.content.put(content));
    if (content) counts.countTaken({ added: adds ? 1 : 0, same: adds ? 0 : 1 });
  }
  const whole = units.filter((unit): unit is UnitWithSample => unit.sample !== null);
  const ids = whole.map(({ sample }) => sample.externalId);
  const before = await storedSamples(client, project, ids);
  const heldOf = await holdSamples(client, before);
  const earlier = await seen.find(ids);
  const others: OtherTexts[] = [];
  const now: SeenSample[] = [];
  for (const unit of whole) {
    const { sample, parts } = unit;
    const known = earlier.get(sample.externalId);
    const held = heldWith(heldOf(sample.externalId), known);
    const decision = await decideUnit(unit, held, project);
    counts.countTaken(decision);
    for (const { row, faults } of decision.rejected) counts.reject(row, faults[0]!);
    if (!decision.plan && !held!.sample.own) others.push({ place: rowPlaceOf(parts[0]!.rows[0]!), sample });
    if (decision.plan && !known) counts.sample(sample.externalId, held ? 'there' : 'new', decision.differs);
    if (decision.plan) countAnnotations(unit, decision.plan, counts);
    if (decision.plan && !known) counts.absentAnnotations += leftOut(held, decision.plan);
    now.push(seenWith(unit, held, known, decision));
  }
  for (const told of await otherTexts(client, project.projectId, others)) counts.otherTexts(told);
  await seen.put(now);
}

/** What would be there of a sample once the rows before are taken over; null where nothing would. */
function heldWith(held: HeldUnit | null, known: SeenSample | undefined): HeldUnit | null {
  if (held) return { ...held, annotations: [...held.annotations, ...(known?.annotations ?? [])] };
  if (!known?.fresh) return null;
  const sample = { id: '', externalId: known.externalId, own: true, ...known.fresh };
  return { sample, annotations: known.annotations, honeypot: () => undefined };
}

function seenWith(
  { sample }: UnitWithSample,
  held: HeldUnit | null,
  known: SeenSample | undefined,
  { plan }: UnitDecision,
): SeenSample {
  const { externalId, textHash } = sample;
  const { language, generator, coarseLabel, coarseType, metadata } = sample;
  const { withdrawnAt, withdrawnReason, knownUse } = sample;
  const texts = { language, generator, coarseLabel, coarseType, metadata };
  const kept = { ...texts, withdrawnAt, withdrawnReason, knownUse };
  const added = (plan?.adjudicated ?? []).flatMap((one) => {
    if (one.is === 'same') return [];
    const { annotation, authorId, runId, roundId } = one;
    return [{ ...annotation, authorId, runId, roundId, segmentationId: '' }];
  });
  return {
    externalId,
    fresh: held ? (known?.fresh ?? null) : { textHash, kept },
    annotations: [...(known?.annotations ?? []), ...added],
  };
}

function countAnnotations(
  { sample, parts }: UnitWithSample,
  { adjudicated, found, changed }: UnitPlan,
  counts: ComparisonCounts,
): void {
  const taken = new Set(adjudicated.map(({ annotation }) => annotation.id));
  const fateOf = (id: string): AnnotationFate => {
    const was = changed.get(id);
    if (was) return { is: 'changed', was };
    if (found.get(id) !== 'new') return { is: 'same' };
    return { is: taken.has(id) ? 'new' : 'refused' };
  };
  const byId = new Map(sample.annotations.map((annotation) => [annotation.id, annotation]));
  for (const { rows, annotationIds } of parts)
    for (const id of annotationIds) counts.annotation(sample, rows[0]!, byId.get(id)!, fateOf(id));
}

/** Annotations of the project that the unit does not tell of. */
function leftOut(held: HeldUnit | null, { found }: UnitPlan): number {
  const told = new Set([...found.values()].map((one) => (one === 'new' ? null : one.id)));
  return (held?.annotations ?? []).filter(({ id }) => !told.has(id)).length;
}
