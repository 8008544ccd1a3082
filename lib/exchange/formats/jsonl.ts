import { utf8 } from '@/lib/text/utf8';
import type { ExportFormat, RowSchema } from './format';

/** One JSON object a line. */
export const jsonl: ExportFormat<'jsonl'> = {
  id: 'jsonl',
  extension: 'jsonl',
  contentType: 'application/jsonl; charset=utf-8',
  contents: ['native', 'gold', 'ragas', 'langfuse-scores', 'phoenix-annotations'],
  write: (rows, schema) => utf8(lines(rows, schema)),
  snippet: ({ file, rows, hasRecords }) =>
    [
      'import json',
      '',
      `with open("${file}", encoding="utf-8") as file:`,
      `    ${hasRecords ? 'records' : rows} = [json.loads(line) for line in file]`,
      ...(hasRecords ? ['samples = [record for record in records if record["record"] == "sample"]'] : []),
    ].join('\n'),
};

async function* lines<Row>(
  rows: AsyncIterable<readonly Row[]>,
  schema: RowSchema<Row>,
): AsyncGenerator<string[]> {
  for await (const page of rows)
    yield page.flatMap((row) => schema.toObjects(row).map((one) => `${JSON.stringify(one)}\n`));
}
