import type { Ctx } from '@/lib/auth/ctx';
import { utf8 } from '@/lib/text/utf8';
import { csvRow } from '../../formats/csv-row';
import { listRejects } from './list-rejects';

const PAGE = 1_000;

/** Every fault of every rejected row with its line, column and reason, and its number among the records, as a spreadsheet-safe CSV. */
export const rejectsFile = (ctx: Ctx, importId: string): AsyncGenerator<Uint8Array> =>
  utf8(rejects(ctx, importId));

async function* rejects(ctx: Ctx, importId: string): AsyncGenerator<string[]> {
  yield [`\uFEFF${csvRow(['line', 'column', 'reason', 'detail', 'row', 'record'], false)}`];
  for (let after = 0; ;) {
    const page = await listRejects(ctx, importId, after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    after = last.position;
    yield page.flatMap(({ position, line, faults, excerpt }) =>
      faults.map(({ column, reason, detail }) =>
        csvRow([line, column, reason, JSON.stringify(detail), excerpt, position], true),
      ),
    );
  }
}
