import { languageOf } from '../import/draft-sample';
import { isSpoken, spokenText } from '../paths/conversation';
import { parsePath, type PathStep } from '../paths/path';
import { gathersTraces, type PathMapping, type SinglePath } from '../paths/path-mapping';
import { readPath } from '../paths/read-path';
import { originMetadata } from '../paths/trace-origin';
import { hasRoot, passagesOfRoot, traceTexts } from '../paths/trace-passages';
import type { Conversion, Gathering, NativeLine, Values } from './conversion';
import { joinKey, listOf, passagesOf, valueText } from './values';

/** What holds for a whole trace, so that its root has it of its parts where it does not say it itself. */
const OF_WHOLE = ['generator', 'language'] as const;

/**
 * How the records of a file become samples by paths into them; `tool` is the kind of file, which the sample keeps with its trace.
 *
 * @param quoted texts that are JSON strings lose their quotes
 */
export function pathConversion(mapping: PathMapping, tool: string, quoted: boolean): Conversion {
  const read = readerOf(mapping, quoted ? unquoted : (text) => text);
  const gathering = gathersTraces(mapping);
  // What a retriever found is a part of the trace that it stands in, whether or not it stands below another row.
  const isRoot = (record: object, passages: readonly string[]): boolean =>
    read.text(record, 'parent').trim() === '' && (passages.length === 0 || read.answers(record));
  const gathers: Gathering = {
    keyOf: (values) => joinKey(read.text(recordOf(values), 'trace')),
    textsOf: (values) => {
      const record = recordOf(values);
      const whole = OF_WHOLE.map((field) => [field, [read.text(record, field).trim()].filter(Boolean)]);
      const [span, parent] = [read.text(record, 'span').trim(), read.text(record, 'parent').trim()];
      const passages = read.passages(record);
      return {
        ...traceTexts({ span, parent, passages, isRoot: isRoot(record, passages) }),
        ...(Object.fromEntries(whole) as Record<string, string[]>),
      };
    },
  };
  return {
    ...(gathering && { gathers }),
    asks: { generator: () => undefined },
    convert(values, { partner, told, whole, note }): NativeLine[] {
      const record = recordOf(values);
      const gathered = (name: string): string[] => (partner?.get(name) ?? []) as string[];
      const own = read.passages(record);
      if (gathering && !isRoot(record, own)) {
        const trace = read.text(record, 'trace') || read.text(record, 'parent');
        if (whole && !(partner && hasRoot(partner))) note('trace_rootless', trace);
        return [];
      }
      for (const [column, value] of values)
        if (valueText(value) !== '' && !read.reads(column)) note('field_dropped', column);
      const passages = partner ? passagesOfRoot(partner, read.text(record, 'span').trim()) : own;
      const ofWhole = (field: (typeof OF_WHOLE)[number]): string =>
        read.text(record, field).trim() || gathered(field).join(', ');
      const [id, traceId] = [read.text(record, 'id').trim(), read.text(record, 'trace')];
      const spanId = read.text(record, 'span') || null;
      const [answer, reference] = [read.text(record, 'answer'), passagesOf(passages)];
      return [
        {
          ...(id !== '' && { id }),
          ...{ question: read.text(record, 'question'), reference, answer },
          generator: ofWhole('generator') || told.generator || null,
          language: languageOf(ofWhole('language'), answer, reference),
          metadata: {
            ...read.metadata(record),
            ...(traceId !== '' && originMetadata({ tool, traceId, spanId })),
          },
        },
      ];
    },
  };
}

/** Reads the fields of a mapping from rows, each as one record. */
function readerOf(mapping: PathMapping, plain: (text: string) => string) {
  const stepsOf = (path: string): PathStep[] => parsePath(path) ?? [];
  const single = (field: SinglePath) => (mapping[field] === null ? null : stepsOf(mapping[field]));
  const one: Record<SinglePath, PathStep[] | null> = {
    ...{ question: single('question'), answer: single('answer'), id: single('id') },
    ...{ generator: single('generator'), language: single('language') },
    ...{ trace: single('trace'), span: single('span'), parent: single('parent') },
  };
  const reference = mapping.reference.map(stepsOf);
  const metadata = mapping.metadata.map((path) => ({ path, steps: stepsOf(path) }));
  const leads = [...Object.values(one), ...reference, ...metadata.map(({ steps }) => steps)].map(leadOf);
  return {
    /** Whether any path leads to or into a column. */
    reads: (column: string): boolean => leads.some((lead) => meets(lead, column)),
    /** Whether its answer is a text, and no list of what was found. */
    answers: (record: object): boolean => one.answer !== null && readPath(record, one.answer).some(isSpoken),
    /** The first text to which a path leads. */
    text: (record: object, field: SinglePath): string => {
      const steps = one[field];
      return steps ? plain(spokenText(readPath(record, steps)[0])) : '';
    },
    passages: (record: object): string[] =>
      reference
        .flatMap((steps) => readPath(record, steps))
        .flatMap((found) => textsIn(found) ?? [found])
        .map((found) => plain(spokenText(found)))
        .filter((text) => text.trim() !== ''),
    metadata: (record: object): Record<string, unknown> =>
      Object.fromEntries(
        metadata.flatMap(({ path, steps }) => {
          const found = readPath(record, steps);
          const whole = steps.some((step) => 'each' in step) ? found : found[0];
          return found.length > 0 ? [[path, whole]] : [];
        }),
      ),
  };
}

const recordOf = (values: Values): object => Object.fromEntries(values);

/** The text of a JSON string; any other text as it is. */
function unquoted(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
}

/** The texts of a list of texts; null for everything else. */
function textsIn(value: unknown): unknown[] | null {
  const list = listOf(value);
  return list.length > 0 && list.every((one) => typeof one === 'string') ? list : null;
}

/** The keys with which a path begins, as a flattened column has them. */
function leadOf(steps: readonly PathStep[] | null): string {
  const keys: string[] = [];
  for (const step of steps ?? []) {
    if (!('key' in step)) break;
    keys.push(step.key);
  }
  return keys.join('.');
}

const meets = (lead: string, column: string): boolean =>
  lead === column || lead.startsWith(`${column}.`) || (lead !== '' && column.startsWith(`${lead}.`));
