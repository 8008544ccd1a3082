import type { PythonNames } from './format';

/** The lines of Python that read a table, by a function of pandas. */
export function pandasSnippet(
  { file, rows, hasRecords }: PythonNames,
  reader: 'read_csv' | 'read_parquet',
  options: readonly string[] = [],
): string {
  return [
    'import pandas',
    '',
    `${rows} = pandas.${reader}(${[`"${file}"`, ...options].join(', ')})`,
    ...(hasRecords ? [`${rows} = ${rows}[${rows}.record == "sample"]`] : []),
  ].join('\n');
}
