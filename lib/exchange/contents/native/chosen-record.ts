import { z } from 'zod';
import type { ChosenSamples } from '@/lib/round/chosen-samples';
import { sampleFilterSchema } from '@/lib/sample/query';
import { personRecord, personSchema } from './person';
import type { StoredPerson } from '../stored';

const count = z.number().int().min(0);
const { annotator: _annotator, errorType, ...rest } = sampleFilterSchema.shape;
const filter = z.strictObject({ ...rest, error_type: errorType, annotator: personSchema.nullable() });

/** How the samples of a round were chosen, as files say it: a filter by annotator names the person. */
export const chosenRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('filter'), filter, except: count }),
  z.strictObject({ kind: z.literal('some'), count }),
  z.strictObject({ kind: z.literal('list'), count }),
]);
/** As it stands in a file. */
export type ChosenRecord = z.input<typeof chosenRecordSchema>;
/** As it is read. */
export type ChosenFields = z.output<typeof chosenRecordSchema>;

/** For a file; `person` tells who the author of this id is, null of whom the file does not name. */
export function chosenRecord(
  chosen: ChosenSamples,
  person: (authorId: string) => StoredPerson | null,
  words: (text: string) => string,
): ChosenRecord {
  if (chosen.kind !== 'filter') return chosen;
  const { annotator, errorType: error_type, search, ...same } = chosen.filter;
  const known = annotator === null ? null : person(annotator);
  const named = { annotator: known && personRecord(known), search: search && words(search) };
  return { kind: 'filter', filter: { ...same, ...named, error_type }, except: chosen.except };
}

/** From a file; `author` gives the id here of a person of the file. */
export async function chosenOfRecord(
  told: ChosenFields,
  author: (person: StoredPerson) => Promise<string>,
): Promise<ChosenSamples> {
  if (told.kind !== 'filter') return told;
  const { annotator, error_type, ...same } = told.filter;
  const filter = { ...same, errorType: error_type, annotator: annotator && (await author(annotator)) };
  return { kind: 'filter', filter, except: told.except };
}
