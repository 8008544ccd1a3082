import { listOf, numberOf, objectOf, valueText } from '../../convert/values';

/** What was said of one place of a task, or with no span of the task as a whole. */
export interface Region {
  /** Where it begins in the list of results. */
  index: number;
  span: { start: number; end: number; quote: string | null } | null;
  /** Labels of the place, choices made for it, and remarks on it. */
  labels: string[];
  choices: string[];
  remarks: string[];
}

/** Results by region: those with one id are about one place, such as a span, a choice for it and a remark. */
export function regionsOf(result: unknown): Region[] {
  const regions = new Map<string, Region>();
  for (const [index, item] of listOf(result).entries()) {
    const { id, value, from_name } = objectOf(item);
    const { start, end, text, globalOffsets, labels, hypertextlabels, choices } = objectOf(value);
    const offsets = objectOf(globalOffsets ?? { start, end });
    const placed = offsets.start !== undefined && offsets.end !== undefined;
    const key = placed || valueText(id) !== '' ? valueText(id) || `#${index}` : '';
    const region: Region = regions.get(key) ?? { index, span: null, labels: [], choices: [], remarks: [] };
    regions.set(key, region);
    // A text area has a list of texts; a span has the one that it quotes.
    const quote = typeof text === 'string' ? text : null;
    if (placed && !region.span)
      region.span = { start: numberOf(offsets.start), end: numberOf(offsets.end), quote };
    region.labels.push(...listOf(labels ?? hypertextlabels).map(valueText));
    region.choices.push(...listOf(choices).map(valueText));
    if (Array.isArray(text))
      region.remarks.push(...text.map((line) => `${valueText(from_name)}: ${valueText(line)}`));
  }
  return [...regions.values()];
}
