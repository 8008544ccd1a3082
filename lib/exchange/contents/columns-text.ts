import { parquetTypeText } from '../formats/parquet/parquet-types';
import { exportFormatOf } from '../formats/registry';
import { CONTENTS } from './registry';

const code = (text: string): string => `\`${text}\``;

/** The columns of each content, as they are published: docs/columns.md. */
export const columnsText = (): string =>
  [
    '# Columns of an export',
    '',
    'Made of `lib/exchange/contents`: `npx vitest run --project pure lib/exchange/contents -u` writes it anew.',
    ...CONTENTS.flatMap(({ id, columns, paths }) => {
      const parquet = exportFormatOf('parquet').contents.includes(id);
      const row = (...[name, type, typed, path]: [string, string, string, string]): string =>
        `| ${[name, type, ...(parquet ? [typed] : []), path].join(' | ')} |`;
      return [
        '',
        `## \`${id}\``,
        '',
        row('column', 'type', 'in Parquet', 'in JSONL'),
        row('---', '---', '---', '---'),
        ...columns.map((column) => {
          const path = paths.get(column.name);
          return row(code(column.name), column.type, code(parquetTypeText(column)), path ? code(path) : '');
        }),
      ];
    }),
    '',
  ].join('\n');
