import type { LeafReader } from './leaf-reader';
import { refuseParquet } from './parquet-fault';
import type { SchemaNode } from './schema-tree';

/**
 * The value of a column in the next row, put together from its leaves by their levels (as in the Dremel paper): structs and maps as
 * objects, lists as arrays. `definition` and `repetition` are the levels of what is above.
 */
export function nextValue(
  node: SchemaNode,
  leaves: readonly LeafReader[],
  definition = 0,
  repetition = 0,
): unknown {
  const first = leaves[node.leaves[0]]!;
  switch (node.element.repetition_type) {
    case 'REQUIRED':
      return ownValue(node, leaves, definition, repetition);
    case 'REPEATED': {
      if (first.definition <= definition) return skip(node, leaves, []);
      const items: unknown[] = [];
      do items.push(ownValue(node, leaves, definition + 1, repetition + 1));
      while (first.repetition > repetition);
      return items;
    }
    default:
      if (first.definition <= definition) return skip(node, leaves, null);
      return ownValue(node, leaves, definition + 1, repetition);
  }
}

/** Goes over the one place that each leaf has for what is not there. */
function skip<Value>({ leaves: [from, to] }: SchemaNode, leaves: readonly LeafReader[], value: Value): Value {
  for (let at = from; at < to; at += 1) leaves[at]!.take();
  return value;
}

function ownValue(
  node: SchemaNode,
  leaves: readonly LeafReader[],
  definition: number,
  repetition: number,
): unknown {
  const { children } = node;
  if (children.length === 0) {
    const leaf = leaves[node.leaves[0]]!;
    // Another leaf said that it is there.
    if (leaf.definition !== definition) refuseParquet('parquet_broken');
    return leaf.take();
  }
  const values = children.map((child) => nextValue(child, leaves, definition, repetition));
  const [only] = children;
  if (isList(node)) return unwraps(only!) ? (values[0] as object[]).map(firstField) : values[0];
  if (isMap(node)) return mapObject(values[0] as Record<string, unknown>[], only!);
  return Object.fromEntries(children.map(({ element }, at) => [element.name, values[at]]));
}

const firstField = (item: object): unknown => Object.values(item)[0];

const isAnnotated = ({ element, children }: SchemaNode, kind: 'LIST' | 'MAP'): boolean => {
  const { logical_type: logical, converted_type: converted } = element;
  const said =
    logical?.type === kind || converted === kind || (kind === 'MAP' && converted === 'MAP_KEY_VALUE');
  return said && children.length === 1 && children[0]!.element.repetition_type === 'REPEATED';
};
const isList = (node: SchemaNode): boolean => isAnnotated(node, 'LIST');
const isMap = (node: SchemaNode): boolean =>
  isAnnotated(node, 'MAP') && node.children[0]!.children.length === 2;

/** Whether the members of a list stand in a group of their own; by name not in files of older writers. */
const unwraps = ({ element, children }: SchemaNode): boolean =>
  children.length === 1 && element.name !== 'array' && !element.name.endsWith('_tuple');

/** A map as an object; where two keys are the same, as the list of its entries. */
function mapObject(entries: Record<string, unknown>[], { children }: SchemaNode): unknown {
  const [key, value] = children.map(({ element }) => element.name) as [string, string];
  const pairs = entries.map((entry) => [String(entry[key]), entry[value]] as const);
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : entries;
}
