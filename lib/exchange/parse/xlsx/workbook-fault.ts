import { fail } from '@/lib/errors';
import { ZipFault } from '../zip/zip-fault';

/** Why a spreadsheet file cannot be read; each has words under errors.issue in the message files. */
export type WorkbookFault =
  | 'workbook_broken'
  | 'workbook_locked'
  | 'workbook_too_large'
  | 'workbook_old'
  | 'workbook_ods'
  | 'workbook_empty';

/** Refuses a spreadsheet file: `invalid` at the path "file". */
export function refuseWorkbook(code: WorkbookFault): never {
  fail({ code: 'invalid', issues: [{ path: 'file', code }] });
}

/** Does what reads an archive; what is wrong with the archive is then wrong with the spreadsheet file. */
export async function* readingArchive<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throwAsWorkbook(error);
  }
}

/** A fault of the archive as a refusal; anything else as it is. */
export function throwAsWorkbook(error: unknown): never {
  if (error instanceof ZipFault) refuseWorkbook(`workbook_${error.kind}`);
  throw error;
}
