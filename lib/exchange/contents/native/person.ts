import { z } from 'zod';
import type { StoredPerson } from '../stored';

const name = z.string().min(1).max(300);
const no = z.number().int().min(1).max(1_000);

/** A person as files name them. */
export const personSchema = z
  .strictObject({ name, no: no.default(1) })
  .transform((person): StoredPerson => ({ name: person.name, number: person.no }));

/**
 * Everybody whom a file names. `uid` says who somebody is wherever the file goes, so that erasing a person reaches their
 * copies; it is a hash, which tells nobody anything, and null in files without names.
 */
export const filePersonSchema = z.strictObject({
  name,
  no: no.default(1),
  uid: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable()
    .default(null),
});
export type FilePerson = z.infer<typeof filePersonSchema>;

export const personRecord = ({ name, number }: StoredPerson) => ({ name, no: number });

/** What somebody is called in files without names. */
export const pseudonymOf = (number: number): string => `annotator_${number}`;

/** The number in such a name; null for every other name. */
export function pseudonymNumber(name: string): number | null {
  const found = /^annotator_([1-9]\d{0,5})$/.exec(name);
  return found && Number(found[1]);
}
