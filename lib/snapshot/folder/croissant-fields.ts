import type { Feature } from './folder-features';

/**
 * The fields of a table's columns. What holds no other says where it is read: in which column, and there by which path.
 *
 * A list of structs that is no column, but a part of one, is left out (`notDescribed`): mlcroissant would read it as nothing.
 *
 * @param files the id of the file set that holds the table
 */
export const croissantFields = (table: string, columns: readonly Feature[], files: string): object[] =>
  columns.map((column) => fieldOf(column, { id: table, files, column: column.name, path: [] }));

/** The parts of columns that have no field, each by its path. */
export const notDescribed = (columns: readonly Feature[]): string[] =>
  columns.flatMap((column) => leftOutBelow(column, [column.name]));

interface Within {
  id: string;
  files: string;
  column: string;
  /** Names of the structs' fields that lead from the column to this one. */
  path: readonly string[];
}

function fieldOf(feature: Feature, { id: parent, ...within }: Within): object {
  const id = `${parent}/${feature.name}`;
  const parts = partsOf(feature);
  return {
    '@type': 'cr:Field',
    '@id': id,
    name: feature.name,
    ...('list' in feature && { isArray: true, arrayShape: '-1' }),
    ...(parts === null
      ? { dataType: dataType(leafType(feature)), source: sourceOf(within) }
      : {
          subField: parts
            .filter((part) => !isListOfStructs(part))
            .map((part) => fieldOf(part, { ...within, id, path: [...within.path, part.name] })),
        }),
  };
}

const sourceOf = ({ files, column, path }: Omit<Within, 'id'>) => ({
  fileSet: { '@id': files },
  extract: { column },
  ...(path.length > 0 && { transform: { jsonPath: path.join('.') } }),
});

function leftOutBelow(feature: Feature, path: readonly string[]): string[] {
  return (partsOf(feature) ?? []).flatMap((part) => {
    const own = [...path, part.name];
    return isListOfStructs(part) ? [own.join('.')] : leftOutBelow(part, own);
  });
}

/** The fields of the struct that a feature is, or is a list of; null where it holds plain values. */
function partsOf(feature: Feature): Feature[] | null {
  if ('struct' in feature) return feature.struct;
  return isListOfStructs(feature) ? feature.list : null;
}

const isListOfStructs = (feature: Feature): feature is Feature & { list: Feature[] } =>
  'list' in feature && typeof feature.list !== 'string';

function leafType(feature: Feature): string {
  if ('dtype' in feature) return feature.dtype;
  if ('list' in feature && typeof feature.list === 'string') return feature.list;
  throw new Error('a struct has no type of its own');
}

function dataType(dtype: string): string | string[] {
  if (dtype === 'int32') return 'sc:Integer';
  if (dtype === 'float64') return 'sc:Float';
  if (dtype === 'bool') return 'sc:Boolean';
  // mlcroissant refuses a file with `sc:DateTime` alone, and reads what is also a date with its time of day.
  return dtype.startsWith('timestamp') ? ['sc:DateTime', 'sc:Date'] : 'sc:Text';
}
