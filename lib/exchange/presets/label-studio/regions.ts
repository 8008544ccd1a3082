import { isDeclared } from '@/lib/annotation/labels/judgement';
import { type StageVerdicts, VERDICTS } from '@/lib/annotation/labels/verdict';
import { STAGES } from '@/lib/typology/error-type';
import { NOTE_CONTROL } from '../../contents/label-studio';
import type { Region } from '../../convert/region-segments';
import { listOf, numberOf, objectOf, valueText } from '../../convert/values';

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
    const { id, value, from_name, to_name, source } = objectOf(item);
    const { start, end, text, globalOffsets, labels, hypertextlabels, choices } = objectOf(value);
    const offsets = objectOf(globalOffsets ?? { start, end });
    const placed = offsets.start !== undefined && offsets.end !== undefined;
    const path = `result[${index}].value`;
    const object = FIELD.exec(valueText(source))?.[1] ?? valueText(to_name);
    const key = valueText(id) || (placed ? `#${index}` : `of ${object}`);
    const empty = { path, object, span: null, words: [], remarks: [] };
    const region: ToolRegion = regions.get(key) ?? empty;
    regions.set(key, region);
    // A text area has a list of texts; a span has the one that it quotes.
    const quote = typeof text === 'string' ? text : null;
    if (placed && !region.span)
      region.span = { start: numberOf(offsets.start), end: numberOf(offsets.end), quote };
    const stage = stageSaid(from_name, choices);
    if (stage) region.stages = { ...region.stages, ...stage };
    for (const words of [labels, hypertextlabels, ...(stage ? [] : [choices])])
      region.words.push(...listOf(words).map(valueText));
    if (Array.isArray(text))
      region.remarks.push(
        ...text.map((line) =>
          from_name === NOTE_CONTROL ? valueText(line) : `${valueText(from_name)}: ${valueText(line)}`,
        ),
      );
  }
  return [...regions.values()];
}

/** What a control that has the name of a stage says of it. */
function stageSaid(control: unknown, choices: unknown): Partial<StageVerdicts> | null {
  const stage = STAGES.find((one) => one === control);
  const said = VERDICTS.find((one) => isDeclared(one) && listOf(choices).join() === one);
  return stage && said ? { [stage]: said } : null;
}
