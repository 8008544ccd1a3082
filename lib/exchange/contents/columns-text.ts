import { CONTENTS } from './registry';

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
      '| column | in JSONL |',
      '| --- | --- |',
      ...columns.map(
        (column) => `| \`${column}\` | ${paths.has(column) ? `\`${paths.get(column)}\`` : ''} |`,
      ),
    ]),
    '',
  ].join('\n');
