import type { ConversionContext } from '../../convert/conversion';
import type { TaskTexts } from '../../convert/task-texts';
import type { ToolRegion } from './regions';

/**
 * The names of texts of a task (`to_name`) that are not its answer. An export has no labelling configuration, so that a name is that of
 * its data field where there is one, and else the reference's where all its regions fit there and some fit nothing of the answer.
 */
export function namesOfOthers(
  regions: readonly ToolRegion[],
  { columns, answer, reference }: TaskTexts,
  place: ConversionContext['place'],
): Set<string> {
  const names = new Set(regions.flatMap(({ span, object }) => (span && object !== '' ? [object] : [])));
  const isOther = (name: string): boolean => {
    if (name === columns.answer) return false;
    if (name === columns.reference || name === columns.question) return true;
    const spans = regions.flatMap(({ span, object }) => (span && object === name ? [span] : []));
    const fits = (text: string) => (span: (typeof spans)[number]) => place({ text, ...span }) !== null;
    return spans.every(fits(reference)) && !spans.every(fits(answer));
  };
  return new Set([...names].filter(isOther));
}
