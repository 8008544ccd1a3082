import type { Region } from '../../convert/region-segments';
import { listOf, numberOf, objectOf, valueText } from '../../convert/values';

/** A region with the name of the text that it is on. */
export interface ToolRegion extends Region {
  object: string;
}

/** Results by region: those with one id are about one place, such as a span, a choice for it and a remark. */
export function regionsOf(result: unknown): ToolRegion[] {
  const regions = new Map<string, ToolRegion>();
  for (const [index, item] of listOf(result).entries()) {
    const { id, value, from_name, to_name } = objectOf(item);
    const { start, end, text, globalOffsets, labels, hypertextlabels, choices } = objectOf(value);
    const offsets = objectOf(globalOffsets ?? { start, end });
    const placed = offsets.start !== undefined && offsets.end !== undefined;
    const key = valueText(id) || (placed ? `#${index}` : '');
    const path = `result[${index}].value`;
    const empty = { path, object: valueText(to_name), span: null, words: [], remarks: [] };
    const region: ToolRegion = regions.get(key) ?? empty;
    regions.set(key, region);
    // A text area has a list of texts; a span has the one that it quotes.
    const quote = typeof text === 'string' ? text : null;
    if (placed && !region.span)
      region.span = { start: numberOf(offsets.start), end: numberOf(offsets.end), quote };
    for (const words of [labels, hypertextlabels, choices])
      region.words.push(...listOf(words).map(valueText));
    if (Array.isArray(text))
      region.remarks.push(...text.map((line) => `${valueText(from_name)}: ${valueText(line)}`));
  }
  return [...regions.values()];
}
