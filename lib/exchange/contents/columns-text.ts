import { parquetTypeText } from '../formats/parquet/parquet-types';
import { CONTENTS } from './registry';

const code = (text: string): string => `\`${text}\``;

/** The columns of each content, as they are published: docs/columns.md. */
export const columnsText = (): string =>
  [
    '# Columns of an export',
    '',
    'Made of `lib/exchange/contents`: `npx vitest run --project pure lib/exchange/contents -u` writes it anew.',
    ...CONTENTS.flatMap(({ id, columns, paths }) => [
      '',
      `## \`${id}\``,
      '',
      '| column | type | in Parquet | in JSONL |',
      '| --- | --- | --- | --- |',
      ...columns.map((column) => {
        const path = paths.get(column.name);
        const cells = [code(column.name), column.type, code(parquetTypeText(column)), path ? code(path) : ''];
        return `| ${cells.join(' | ')} |`;
      }),
    ]),
    '',
  ].join('\n');
