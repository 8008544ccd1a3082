import type pg from 'pg';
import type { ComparisonCounts } from '../../comparison/comparison-counts';
import { asFarAsTold, type KeptFields, sampleDifferences } from '../../comparison/sample-differences';
import type { ImportSettings } from '../../dialect/settings';
import type { SampleDraft } from '../../import/draft-sample';
import { fault } from '../../parse/reject';
import type { DraftBatch } from '../ingest/batches/draft-batches';
import type { IngestTarget } from '../ingest/insert-samples';
import { storedSamples } from '../ingest/held/stored-samples';
import { otherTexts, type OtherTexts } from './other-texts';
import type { SeenSample, SeenSamples } from './seen-samples';

/** Counts what insertSamples would do with these rows, and remembers them. */
export async function compareDrafts(
  client: pg.Client,
  target: IngestTarget,
  seen: SeenSamples,
  { drafts, faulty }: DraftBatch,
  { mapping }: Pick<ImportSettings, 'mapping'>,
  counts: ComparisonCounts,
): Promise<void> {
  for (const { line, faults } of faulty) counts.reject(line, faults[0]!);
  const ids = drafts.map(({ draft }) => draft.externalId);
  const stored = await storedSamples(client, target, ids);
  const known = await seen.find(ids);
  const others: OtherTexts[] = [];
  const now = new Map<string, SeenSample>();
  for (const { line, draft } of drafts) {
    const { externalId, textHash } = draft;
    const first = !known.has(externalId) && !now.has(externalId);
    const there = stored.get(externalId);
    const fresh = now.get(externalId)?.fresh ?? known.get(externalId)?.fresh;
    const hash = there?.textHash ?? fresh?.textHash;
    if (first)
      now.set(externalId, {
        externalId,
        fresh: there ? null : { textHash, kept: keptOf(draft) },
        annotations: [],
      });
    if (hash !== undefined && hash !== textHash) {
      counts.reject(line, fault(there ? 'id_taken' : 'id_repeated', null, { id: externalId }));
      if (there) others.push({ line, sample: draft });
      continue;
    }
    counts.countTaken({ added: hash === undefined ? 1 : 0, same: hash === undefined ? 0 : 1 });
    const told = there && asFarAsTold(there.kept, toldBy(draft, there.kept, mapping));
    if (first)
      counts.sample(externalId, there ? 'there' : 'new', told && sampleDifferences(there.kept, told));
  }
  for (const told of await otherTexts(client, target.projectId, others)) counts.otherTexts(told);
  await seen.put([...now.values()]);
}

const keptOf = (draft: SampleDraft): KeptFields => ({
  language: draft.language,
  generator: draft.generator,
  coarseLabel: draft.coarseLabel,
  coarseType: draft.coarseType,
  metadata: JSON.parse(draft.metadata) as unknown,
  withdrawnAt: null,
  withdrawnReason: null,
});

/** A language that no column tells was guessed. */
const toldBy = (draft: SampleDraft, kept: KeptFields, mapping: ImportSettings['mapping']): KeptFields => ({
  ...keptOf(draft),
  ...(mapping.language === null && { language: kept.language }),
});
