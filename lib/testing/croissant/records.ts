import {
  type CroissantFile,
  dataTypesOf,
  type FieldNode,
  type RecordSetNode,
  type SourceNode,
  withSubFields,
} from './nodes';

/** A Parquet file of the folder, as its rows. */
export interface TableFile {
  path: string;
  rows: readonly Record<string, unknown>[];
}

/**
 * The records of a record set as mlcroissant makes them of the files next to croissant.json: the files of the set by path
 * (operation_graph/operations/filter.py), one after the other (read.py), each field without parts by its column, its path and its type
 * (field.py, ReadFields), and what is below another by the id of that one. Throws where mlcroissant does.
 */
export function croissantRecords(
  { recordSet, distribution }: CroissantFile,
  id: string,
  files: readonly TableFile[],
): Record<string, unknown>[] {
  const set = recordSet.find((one) => one['@id'] === id)!;
  const leaves = set.field.flatMap(withSubFields).filter(({ subField }) => !subField);
  const origin = leaves[0]!.source!.fileSet!['@id'];
  const includes = distribution.find((one) => one['@id'] === origin)!.includes as string;
  const pattern = new RegExp(`^${includes.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`);
  return files
    .filter(({ path }) => pattern.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, rows }) => rows.map((row) => recordOf(set, leaves, { ...row, [FULL_PATH]: path })));
}

const FULL_PATH = Symbol('fullpath');
type Row = Record<string | symbol, unknown>;

function recordOf(set: RecordSetNode, leaves: readonly FieldNode[], row: Row): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const leaf of leaves) {
    const value = cast(valueOf(leaf.source!, row), leaf);
    const parent = parentOf(set.field, leaf);
    const id = leaf['@id']!;
    if (parent === null) record[id] = value;
    else if (parent.isArray) addToEach(record, parent['@id']!, { id, value });
    else record[parent['@id']!] = { ...(record[parent['@id']!] as object | undefined), [id]: value };
  }
  return record;
}

function parentOf(fields: readonly FieldNode[], leaf: FieldNode): FieldNode | null {
  const all = fields.flatMap(withSubFields);
  return all.find(({ subField }) => subField?.includes(leaf)) ?? null;
}

/** operations/field.py, _populate_repeated_nested_subfield */
function addToEach(record: Row, parent: string, { id, value }: { id: string; value: unknown }): void {
  const values = (value ?? [null]) as unknown[];
  const before = record[parent] as object[] | undefined;
  if (before?.length && before.length !== values.length) throw new Error(`${id}: another length`);
  record[parent] = values.map((one, at) => ({ ...before?.[at], [id]: one }));
}

function valueOf({ extract, transform }: SourceNode, row: Row): unknown {
  const column = extract?.column ?? FULL_PATH;
  if (!(column in row)) throw new Error(`there is no column ${String(column)}`);
  const value = row[column];
  return Array.isArray(value) && transform
    ? value.map((one) => transformed(one, transform))
    : transformed(value, transform);
}

/** operations/field.py, _apply_transform_fn: what a path does not find is nothing. */
function transformed(value: unknown, transform: SourceNode['transform'] = {}): unknown {
  if (value === null || value === undefined) return null;
  if (transform.regex) return new RegExp(`^(?:${transform.regex})`).exec(String(value))?.[1] ?? value;
  if (!transform.jsonPath) return value;
  return transform.jsonPath
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as Row)[name] : null),
      value,
    );
}

/** operations/field.py, _cast_value */
function cast(value: unknown, field: FieldNode): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => cast(one, field));
  const types = dataTypesOf(field);
  const made = types.includes('sc:Date') ? 'object' : JS_TYPES[types[0]!];
  const isRight = typeof value === made && (made !== 'object' || value instanceof Date);
  if (!isRight) throw new Error(`${field['@id']}: ${typeof value} is no ${types.join(' or ')}`);
  return value;
}

const JS_TYPES: Record<string, string> = {
  'sc:Text': 'string',
  'sc:Integer': 'number',
  'sc:Float': 'number',
  'sc:Boolean': 'boolean',
};
