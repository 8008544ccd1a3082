import type { Region, Remark } from '../../convert/region-segments';
import { listOf, numberOf, objectOf, valueText } from '../../convert/values';
import { readResult } from './results';

/** A region with the name or the data field of the text that it is on. */
export interface ToolRegion extends Region {
  object: string;
}

/** What older versions say beside the name of a text: its data field. */
const FIELD = /^\$(.+)$/;

/** Results by region: those with one id are about one place, such as a span, a choice for it and a remark. */
export function regionsOf(result: unknown): ToolRegion[] {
  const regions = new Map<string, ToolRegion>();
  for (const [index, item] of listOf(result).entries()) {
    const { id, value, to_name, source } = objectOf(item);
    const { start, end, text, globalOffsets } = objectOf(value);
    const offsets = objectOf(globalOffsets ?? { start, end });
    const placed = offsets.start !== undefined && offsets.end !== undefined;
    const path = `result[${index}].value`;
    const object = FIELD.exec(valueText(source))?.[1] ?? valueText(to_name);
    const key = valueText(id) || (placed ? `#${index}` : `of ${object}`);
    const empty = { path, object, span: null, words: [], remarks: [] };
    const region: ToolRegion = regions.get(key) ?? empty;
    regions.set(key, region);
    const quote = typeof text === 'string' ? text : null;
    if (placed && !region.span)
      region.span = { start: numberOf(offsets.start), end: numberOf(offsets.end), quote };
    const { words, remarks, stages } = readResult(item);
    region.words.push(...words);
    // The note of a region stands at each of its results.
    region.remarks.push(...remarks.filter((one) => one.by !== '' || !isIn(region.remarks, one)));
    region.stages = { ...region.stages, ...stages };
  }
  return [...regions.values()];
}

const isIn = (remarks: readonly Remark[], { by, text }: Remark): boolean =>
  remarks.some((one) => one.by === by && one.text === text);
