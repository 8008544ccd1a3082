import type { Ctx } from '@/lib/auth/ctx';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { exportHours } from '@/lib/exchange/server/export/export-hours';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { tableReader } from '@/lib/exchange/parse/table-reader';
import { sampleLines } from '../database/native-lines';
import { textOf } from '../text-of';

type Cells = Record<string, string>;

export interface ReadFiles {
  /** The file in the native format, one record per sample, withdrawn ones too. */
  records: SampleRecord[];
  csv: Cells[];
  gold: Cells[];
  hours: Cells[];
}

/** A project's files, written and read back as somebody outside of the studio would. */
export async function readFiles(ctx: Ctx, projectId: string): Promise<ReadFiles> {
  const file = async (format: string, withdrawn: boolean, content = 'native') => {
    const options = exportSchema.parse({ content, format, withdrawn: String(withdrawn) });
    return textOf((await exportProject(ctx, projectId, options)).bytes);
  };
  const lines = sampleLines(await file('jsonl', true));
  return {
    records: lines.map((line) => JSON.parse(line) as SampleRecord),
    csv: rowsOf(await file('csv', true)).filter(({ record }) => record === 'sample'),
    gold: rowsOf(await file('csv', false, 'gold')),
    hours: rowsOf(await textOf((await exportHours(ctx, projectId)).bytes)),
  };
}

function rowsOf(text: string): Cells[] {
  const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, null);
  const rows = [...reader.push(text.replace(/^\uFEFF/, '')), ...reader.end()];
  const [head, ...body] = rows.map(({ cells }) => cells);
  return body.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at] ?? ''])));
}
