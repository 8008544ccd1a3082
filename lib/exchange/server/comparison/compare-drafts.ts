import type pg from 'pg';
import { type ComparisonCounts, rowPlaceOf } from '../../comparison/comparison-counts';
import type { ImportSettings } from '../../dialect/settings';
import type { Notes } from '../../import/import-notes';
import type { DraftBatch } from '../ingest/batches/draft-batches';
import { decideDraft, keptInDraft } from '../ingest/decide-draft';
import { storedSamples } from '../ingest/held/stored-samples';
import type { IngestTarget } from '../ingest/insert-samples';
import { otherTexts, type OtherTexts } from './other-texts';
import type { SeenSample, SeenSamples } from './seen-samples';

interface ComparedFile {
  target: IngestTarget;
  settings: Pick<ImportSettings, 'mapping'>;
  seen: SeenSamples;
  notes: Notes;
}

/** Counts what ingestRows would do with these rows, and remembers them. */
export async function compareDrafts(
  client: pg.Client,
  { target, settings, seen, notes }: ComparedFile,
  { drafts, faulty }: DraftBatch,
  counts: ComparisonCounts,
): Promise<void> {
  for (const row of faulty) counts.reject(row, row.faults[0]!);
  const ids = drafts.map(({ draft }) => draft.externalId);
  const stored = await storedSamples(client, target, ids);
  const known = await seen.find(ids);
  const others: OtherTexts[] = [];
  const now = new Map<string, SeenSample>();
  for (const placed of drafts) {
    const { draft } = placed;
    const { externalId, textHash } = draft;
    const there = stored.get(externalId);
    const before = now.get(externalId) ?? known.get(externalId);
    const fresh = before?.fresh && { ...before.fresh, own: true };
    const held = there ?? fresh ?? null;
    if (!before)
      now.set(externalId, {
        externalId,
        fresh: there ? null : { textHash, kept: keptInDraft(draft) },
        annotations: [],
      });
    const decided = held && decideDraft(draft, held, settings, notes);
    if (decided?.refused) {
      counts.reject(placed, decided.refused);
      if (there) others.push({ place: rowPlaceOf(placed), sample: draft });
      continue;
    }
    counts.countTaken({ added: held ? 0 : 1, same: held ? 1 : 0 });
    if (!before) counts.sample(externalId, there ? 'there' : 'new', decided?.differs);
  }
  for (const told of await otherTexts(client, target.projectId, others)) counts.otherTexts(told);
  await seen.put([...now.values()]);
}
