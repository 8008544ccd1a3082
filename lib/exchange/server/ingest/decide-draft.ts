import {
  asFarAsTold,
  type KeptField,
  type KeptFields,
  sampleDifferences,
} from '../../comparison/sample-differences';
import type { ImportSettings } from '../../dialect/settings';
import type { Notes } from '../../import/import-notes';
import type { SampleDraft } from '../../import/draft-sample';
import { fault, type Fault } from '../../parse/reject';
import type { HeldSample } from './held/stored-samples';

/** What becomes of a row whose sample is there already: it is refused, or the sample stays as it is. */
type DraftDecision = { refused: Fault } | { refused: null; differs: KeptField[] };

/** What becomes of such a row: the import does it, and the comparison before it tells it. */
export function decideDraft(
  draft: SampleDraft,
  held: Pick<HeldSample, 'own' | 'textHash' | 'kept'>,
  { mapping }: Pick<ImportSettings, 'mapping'>,
  notes: Notes,
): DraftDecision {
  const { externalId } = draft;
  if (held.textHash !== draft.textHash)
    return { refused: fault(held.own ? 'id_repeated' : 'id_taken', null, { id: externalId }) };
  const told = keptInDraft(draft);
  // A language that no column tells was guessed.
  if (mapping.language === null) told.language = held.kept.language;
  const differs = sampleDifferences(held.kept, asFarAsTold(held.kept, told));
  if (differs.length > 0) notes.add('sample_kept', externalId);
  return { refused: null, differs };
}

/** What a row tells of its sample beside the texts. */
export const keptInDraft = (draft: SampleDraft): KeptFields => ({
  language: draft.language,
  generator: draft.generator,
  coarseLabel: draft.coarseLabel,
  coarseType: draft.coarseType,
  metadata: JSON.parse(draft.metadata) as unknown,
  withdrawnAt: null,
  withdrawnReason: null,
});
