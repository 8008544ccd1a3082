import { describe, expect, it } from 'vitest';
import { xlsxEntries } from '@/lib/testing/xlsx/xlsx-bytes';
import { type ZipEntry, zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { memoryBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import { isWorkbook } from './spreadsheet-kind';

const zip = (...entries: ZipEntry[]) => memoryBytes(zipBytes(entries));
const part = (name: string, content = '<a/>'): ZipEntry => ({ name, content });

/** A file of files: its head, nothing for a while, then the names in its directory. */
function compound(...names: string[]) {
  const bytes = Buffer.alloc(2_000_000);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(3_000, 48);
  names.forEach((name, at) => {
    bytes.write(name, 3_001 * 512 + 128 * at, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, 3_001 * 512 + 128 * at + 64);
  });
  // As a Word file has its text.
  bytes.write('a Book of Workbooks', 4_096, 'utf16le');
  return memoryBytes(bytes);
}

describe('isWorkbook', () => {
  it('knows a spreadsheet file by what it holds', async () => {
    expect(await isWorkbook(zip(...xlsxEntries({ sheets: [] })))).toBe(true);
    expect(await isWorkbook(zip(part('xl/workbook.xml')))).toBe(true);
    expect(await isWorkbook(memoryBytes(Buffer.from('question,answer\n')))).toBe(false);
    expect(await isWorkbook(memoryBytes(Buffer.from('P')))).toBe(false);
  });

  it.each([
    ['an old Excel file', compound('Root Entry', 'Workbook'), 'workbook_old'],
    ['a very old Excel file', compound('Root Entry', 'Book'), 'workbook_old'],
    [
      'a file that a password locks',
      compound('Root Entry', 'EncryptionInfo', 'EncryptedPackage'),
      'workbook_locked',
    ],
    ['a binary Excel file', zip(part('xl/workbook.bin')), 'workbook_old'],
    [
      'an OpenDocument spreadsheet',
      zip(
        { ...part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), stored: true },
        part('content.xml'),
      ),
      'workbook_ods',
    ],
    ['a locked archive', zip({ ...part('xl/workbook.xml'), flags: 1 }), 'workbook_locked'],
    [
      'an archive that breaks off',
      memoryBytes(zipBytes([part('xl/workbook.xml')]).subarray(0, 90)),
      'workbook_broken',
    ],
    [
      'an archive with names that lead out',
      zip(part('xl/workbook.xml'), part('../../etc/passwd')),
      'workbook_broken',
    ],
    ['an old Word file', compound('Root Entry', 'WordDocument'), 'not_text'],
    ['a Word file', zip(part('word/document.xml')), 'archive_empty'],
    [
      'an OpenDocument text',
      zip(part('mimetype', 'application/vnd.oasis.opendocument.text'), part('content.xml')),
      'archive_empty',
    ],
    ['a head of a file of files', memoryBytes(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'not_text'],
    ['nothing', memoryBytes(Buffer.alloc(0)), 'empty_file'],
  ])('refuses %s', async (_, file, code) => {
    await expect(detectFile(file)).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'file', code }] },
    });
  });
});
