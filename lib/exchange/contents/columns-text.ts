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
      '| column | type | in JSONL |',
      '| --- | --- | --- |',
      ...columns.map(
        ({ name, type }) => `| \`${name}\` | ${type} | ${paths.has(name) ? `\`${paths.get(name)}\`` : ''} |`,
      ),
    ]),
    '',
  ].join('\n');
