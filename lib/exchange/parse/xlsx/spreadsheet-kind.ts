import type { FileBytes } from '../../bytes/file-bytes';
import { openZip } from '../zip/zip-archive';
import { ZipFault } from '../zip/zip-fault';
import { workbookPart } from './workbook';
import { refuseWorkbook, throwAsWorkbook } from './workbook-fault';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** Files in files: .xls, and what a password locks. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const LOOKED_AT = 1024 * 1024;

/**
 * Whether a file is an XLSX file, by what it holds. Fails as refuseWorkbook does for one that is broken or locked, and for those of other
 * programs; false for what is no spreadsheet.
 */
export async function isWorkbook(file: FileBytes): Promise<boolean> {
  const start = Buffer.from(await file.read(0, Math.min(file.size, COMPOUND.length)));
  if (start.equals(COMPOUND)) return refuseCompound(file);
  if (!start.subarray(0, ZIP.length).equals(ZIP)) return false;
  const zip = await openZip(file).catch(throwAsWorkbook);
  if (zip.has('xl/workbook.bin')) refuseWorkbook('workbook_old');
  if ((await workbookPart(zip)) !== null) return true;
  if (zip.has('content.xml') && (await mimetype(zip.bytes('mimetype'))).includes('opendocument.spreadsheet'))
    refuseWorkbook('workbook_ods');
  return false;
}

/** The names of the files within are UTF-16; other Office files than spreadsheets are none of ours. */
async function refuseCompound(file: FileBytes): Promise<boolean> {
  const names = Buffer.from(await file.read(0, Math.min(file.size, LOOKED_AT)));
  const directory =
    names.length >= 52 ? (names.readUInt32LE(48) + 1) * 2 ** names.readUInt16LE(30) : file.size;
  const end = Math.min(file.size, directory + LOOKED_AT);
  const there = directory < end ? Buffer.from(await file.read(directory, end)) : names.subarray(0, 0);
  const has = (name: string): boolean => [names, there].some((bytes) => bytes.includes(name, 0, 'utf16le'));
  if (has('EncryptedPackage')) refuseWorkbook('workbook_locked');
  if (has('Workbook') || has('Book')) refuseWorkbook('workbook_old');
  return false;
}

async function mimetype(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  try {
    for await (const piece of bytes) return Buffer.from(piece).toString('latin1');
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error;
  }
  return '';
}
