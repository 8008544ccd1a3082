import { project } from '@/lib/testing/database/builders';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { type RoundTripFigures, roundTrip } from '@/lib/testing/database/round-trip';
import type { TeamStudio } from './setup';

/** The project's file, taken into a fresh project, comes out of it as the same bytes; taken into its own project it changes nothing. */
export async function comesBack({ db, owner, projectId }: TeamStudio): Promise<void> {
  const file = await exportedText(owner, projectId);
  const { id: copy } = await project(db);
  for (const [name, id] of Object.entries({ copy, 'the project itself': projectId })) {
    const { rejected, notes } = await importedText(owner, id, file);
    if (rejected > 0) throw new Error(`${rejected} rows rejected by ${name}`);
    const again = await exportedText(owner, id);
    if (again !== file) throw new Error(`${name}, ${JSON.stringify(notes)}: ${firstDifference(file, again)}`);
  }
}

/** Out, in, and out again in both formats, with the same gold, agreement and counts. */
export async function comesBackWhole({ db, owner, projectId }: TeamStudio): Promise<void> {
  for (const { format, file, figures, rejected, notes } of await roundTrip(db, owner, projectId)) {
    if (rejected > 0) throw new Error(`${format}: ${rejected} rows rejected`);
    if (file.after !== file.before)
      throw new Error(`${format}, ${JSON.stringify(notes)}: ${firstDifference(file.before, file.after)}`);
    const [before, after] = [linesOf(figures.before), linesOf(figures.after)];
    if (after !== before) throw new Error(`${format}: ${firstDifference(before, after)}`);
  }
}

/** A line a figure. */
const linesOf = (figures: RoundTripFigures): string => JSON.stringify(figures, null, 1);

function firstDifference(before: string, after: string): string {
  const [mine, theirs] = [before.split('\n'), after.split('\n')];
  const at = mine.findIndex((line, index) => line !== theirs[index]);
  return `line ${at + 1}\n${mine[at]}\n${theirs[at]}`;
}
