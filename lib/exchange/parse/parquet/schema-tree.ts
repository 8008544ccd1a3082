import type { SchemaElement } from 'hyparquet';
import { LIMITS } from '../limits';
import { refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';

/** A column of a Parquet file, or a part of one. */
export interface SchemaNode {
  element: SchemaElement;
  children: SchemaNode[];
  /** The leaves below it, by their place among all leaves, half open. */
  leaves: readonly [from: number, to: number];
}

/** A part that holds values: how its chunks are read. */
export interface SchemaLeaf {
  element: SchemaElement;
  /** From the root to it, as the library wants it. */
  path: readonly { element: SchemaElement }[];
  mostDefinition: number;
  mostRepetition: number;
}

/** The columns of a file, and all leaves in the order of their chunks. */
export interface ParquetSchema {
  columns: SchemaNode[];
  leaves: SchemaLeaf[];
}

const ROOT: SchemaElement = { name: '' };

/** The tree behind the flat list of a footer. Refuses what is none, what is too deep, and too many leaves. */
export function schemaTree(elements: readonly SchemaElement[]): ParquetSchema {
  const leaves: SchemaLeaf[] = [];
  let at = 1;
  const node = (path: readonly { element: SchemaElement }[]): SchemaNode => {
    const element = elements[at++];
    if (!element || path.length > LIMITS.depth) refuseParquet('parquet_broken');
    const own = [...path, { element }];
    const from = leaves.length;
    const children = childrenOf(element, own);
    if (children.length === 0) {
      if (element.type === undefined) refuseParquet('parquet_broken');
      leaves.push({ element, path: own, ...levelsOf(own) });
    }
    return { element, children, leaves: [from, leaves.length] };
  };
  const childrenOf = (
    { num_children: count = 0 }: SchemaElement,
    path: readonly { element: SchemaElement }[],
  ): SchemaNode[] => {
    if (count < 0 || count > elements.length - at) refuseParquet('parquet_broken');
    if (count > PARQUET_LIMITS.leaves) refuseParquet('parquet_too_large');
    return Array.from({ length: count }, () => node(path));
  };
  const columns = childrenOf(elements[0] ?? ROOT, [{ element: ROOT }]);
  if (at < elements.length || leaves.length === 0) refuseParquet('parquet_broken');
  if (leaves.length > PARQUET_LIMITS.leaves) refuseParquet('parquet_too_large');
  return { columns, leaves };
}

function levelsOf(path: readonly { element: SchemaElement }[]) {
  const kinds = path.slice(1).map(({ element }) => element.repetition_type);
  return {
    mostDefinition: kinds.filter((kind) => kind !== 'REQUIRED').length,
    mostRepetition: kinds.filter((kind) => kind === 'REPEATED').length,
  };
}
