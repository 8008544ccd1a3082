import type { ConversionContext } from '../../convert/conversion';
import type { TaskTexts } from '../../convert/task-texts';
import { valueText } from '../../convert/values';
import { guessMapping } from '../guess-mapping';
import type { ToolRegion } from './regions';

/**
 * The names of texts of a task (`to_name`) that are not its answer. An export has no labelling configuration, so that a name is that of
 * its data field where there is one, else of the text that its regions fit, else of what it means. One that tells nothing is the answer's.
 */
export function namesOfOthers(
  regions: readonly ToolRegion[],
  { columns, rest, answer, reference }: TaskTexts,
  place: ConversionContext['place'],
): Set<string> {
  const isOther = (name: string): boolean => {
    if (name === columns.answer) return false;
    if (name === columns.reference || name === columns.question) return true;
    // A page of all texts, say, shows the answer too.
    if (name in rest) return !valueText(rest[name]).includes(answer);
    const spans = regions.flatMap(({ span, object }) => (span && object === name ? [span] : []));
    const fit = (text: string) => spans.every((span) => place({ text, ...span }) !== null);
    const [onAnswer, onReference] = [fit(answer), fit(reference)];
    if (onAnswer !== onReference) return onReference;
    const meant = guessMapping([name]);
    return (meant.reference ?? meant.question) !== null;
  };
  const names = new Set(regions.map(({ object }) => object));
  return new Set([...names].filter((name) => name !== '' && isOther(name)));
}
