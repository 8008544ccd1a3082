import { utf8 } from '@/lib/text/utf8';
import type { ExportFormat, RowSchema } from './format';

/** One JSON array, as tools that load a file as a whole want it. */
export const json: ExportFormat<'json'> = {
  id: 'json',
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  contents: ['gold', 'ragas', 'refchecker', 'label-studio', 'langfuse-scores', 'phoenix-annotations'],
  write: (rows, schema) => utf8(parts(rows, schema)),
  snippet: ({ file, rows }) =>
    [
      'import json',
      '',
      `with open("${file}", encoding="utf-8") as file:`,
      `    ${rows} = json.load(file)`,
    ].join('\n'),
};

async function* parts<Row>(
  rows: AsyncIterable<readonly Row[]>,
  schema: RowSchema<Row>,
): AsyncGenerator<string[]> {
  let before = '[\n';
  for await (const page of rows)
    yield page
      .flatMap((row) => schema.toObjects(row))
      .map((one) => {
        const text = before + JSON.stringify(one);
        before = ',\n';
        return text;
      });
  yield [before === '[\n' ? '[]\n' : '\n]\n'];
}
