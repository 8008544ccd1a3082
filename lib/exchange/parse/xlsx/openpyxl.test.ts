import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { fileRows } from '../file-rows';
import { CellError } from './cell-error';

const THERE = spawnSync('python3', ['-c', 'import openpyxl']).status === 0;
if (!THERE) console.info('Skipped: python3 has no openpyxl, so no file that it writes is read.');

const WRITE = `
import datetime, io, sys, openpyxl
book = openpyxl.Workbook()
sheet = book.active
sheet.title = '数据'
sheet.append(['question', 'reference', 'answer', 'at', 'n', 'ok', 'sum'])
sheet.append(['河有多长？', '  一百公里。\\n第二行', '😀 𠮷', datetime.datetime(2024, 3, 5, 14, 30), 3.0, True, '=E2*2'])
sheet.append(['q', None, 'a', datetime.date(2024, 3, 5), 0.1, False, None])
book.create_sheet('hidden').sheet_state = 'hidden'
out = io.BytesIO()
book.save(out)
sys.stdout.buffer.write(out.getvalue())
`;

it.skipIf(!THERE)('a file that openpyxl has written is read as it was meant', async () => {
  const file = memoryBytes(execFileSync('python3', ['-c', WRITE]));
  const settings = await detectFile(file);
  expect(settings).toMatchObject({ sheet: '数据', sheets: ['数据'] });
  const rows: unknown[][] = [];
  for await (const group of fileRows(file, settings))
    rows.push(...group.map(({ values }) => [...values.values()]));
  expect(rows).toEqual([
    [
      '河有多长？',
      '  一百公里。\n第二行',
      '😀 𠮷',
      '2024-03-05T14:30:00',
      '3',
      'TRUE',
      new CellError('=E2*2'),
    ],
    ['q', '', 'a', '2024-03-05', '0.1', 'FALSE', ''],
  ]);
});
