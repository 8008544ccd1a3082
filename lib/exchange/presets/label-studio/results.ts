import { isDeclared } from '@/lib/annotation/labels/judgement';
import { type StageVerdicts, VERDICTS } from '@/lib/annotation/labels/verdict';
import { STAGES } from '@/lib/typology/error-type';
import { NOTE_CONTROL } from '../../contents/label-studio';
import { labelNamed, wordUnder } from '../../convert/labels';
import type { Remark } from '../../convert/region-segments';
import { listGiven, listOf, objectOf, valueText } from '../../convert/values';

/** What one result says, beside its place. */
export interface ToolResult {
  words: string[];
  remarks: Remark[];
  stages: Partial<StageVerdicts>;
}

/** A result as words that may be labels, and all else as remarks: Label Studio keeps what a control of a kind says under that kind. */
export function readResult(item: unknown): ToolResult {
  const { value, from_name, type, meta } = objectOf(item);
  const { text, labels, hypertextlabels, choices, taxonomy, ...others } = objectOf(value);
  const kind = valueText(type);
  const stages = stageSaid(from_name, choices);
  const paths = listOf(taxonomy).map((path) => (listGiven(path) ?? [path]).map(valueText));
  const known = paths.filter(isLabelled);
  const remarks = [
    // A text area has a list of texts; a span has the one that it quotes.
    ...(Array.isArray(text) ? (text as unknown[]) : kind === 'textarea' ? [text] : []),
    ...paths.filter((path) => !isLabelled(path)).map((path) => path.join(' / ')),
    kind === 'pairwise' ? others.selected : others[kind],
  ];
  const chosen = stages
    ? []
    : listOf(choices).map((word) => wordUnder(valueText(from_name), valueText(word)));
  const by = from_name === NOTE_CONTROL ? '' : valueText(from_name);
  const notes = [objectOf(meta).text].flat();
  return {
    words: [...[labels, hypertextlabels].flatMap(listOf).map(valueText), ...chosen, ...known.flat()],
    remarks: [...notes.map(remarkBy('')), ...remarks.map(remarkBy(by))].filter((one) => one.text !== ''),
    stages: stages ?? {},
  };
}

/** Kinds of results of which nothing is read, such as relations between regions. */
export function kindsUnread(result: unknown): string[] {
  return listOf(result).flatMap((item) => {
    const { words, remarks, stages } = readResult(item);
    const read = [...words, ...remarks, ...Object.keys(stages)].length > 0;
    const { type, value } = objectOf(item);
    const kind = valueText(type);
    // What is there and empty says nothing.
    const empty = [kind, 'text', 'selected', 'start', 'globalOffsets'].some((key) => key in objectOf(value));
    return read || empty || kind === '' ? [] : [kind];
  });
}

const remarkBy =
  (by: string) =>
  (value: unknown): Remark => ({ by, text: valueText(value) });

const isLabelled = (path: readonly string[]): boolean => path.some((word) => labelNamed(word) !== null);

/** What a control that has the name of a stage says of it. */
function stageSaid(control: unknown, choices: unknown): Partial<StageVerdicts> | null {
  const stage = STAGES.find((one) => one === control);
  const said = VERDICTS.find((one) => isDeclared(one) && listOf(choices).join() === one);
  return stage && said ? { [stage]: said } : null;
}
