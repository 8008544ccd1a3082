import type { FileBytes } from '../../bytes/file-bytes';
import { throwAsArchive } from '../archive/archive-fault';
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
 * programs, and as refuseArchive does for another archive that is broken; false for what is no spreadsheet.
 */
export async function isWorkbook(file: FileBytes): Promise<boolean> {
  const start = Buffer.from(await file.read(0, Math.min(file.size, COMPOUND.length)));
  if (start.equals(COMPOUND)) return refuseCompound(file);
  if (!start.subarray(0, ZIP.length).equals(ZIP)) return false;
  const isOffice = OFFICE.test(await firstName(file));
  const zip = await openZip(file).catch(isOffice ? throwAsWorkbook : throwAsArchive);
  if (zip.has('xl/workbook.bin')) refuseWorkbook('workbook_old');
  if ((await workbookPart(zip)) !== null) return true;
  if (zip.has('content.xml') && (await mimetype(zip.bytes('mimetype'))).includes('opendocument.spreadsheet'))
    refuseWorkbook('workbook_ods');
  return false;
}

/** What stands first in the archives of spreadsheet programs. */
const OFFICE = /^(\[content_types\]\.xml|_rels\/|xl\/|docprops\/|customxml\/|mimetype|content\.xml)/i;
const NAME_AT = 30;

/** The name of the first entry of an archive, which stands before its bytes. */
async function firstName(file: FileBytes): Promise<string> {
  const start = Buffer.from(await file.read(0, Math.min(file.size, NAME_AT + 32)));
  return start.toString('latin1', NAME_AT);
}

/** Tells by the names of the files within. Other Office files than spreadsheets are none of ours. */
async function refuseCompound(file: FileBytes): Promise<boolean> {
  const head = Buffer.from(await file.read(0, Math.min(file.size, LOOKED_AT)));
  const directory = head.length >= 52 ? (head.readUInt32LE(48) + 1) * 2 ** head.readUInt16LE(30) : file.size;
  const end = Math.min(file.size, directory + LOOKED_AT);
  const there = directory < end ? Buffer.from(await file.read(directory, end)) : head.subarray(0, 0);
  const has = (name: string): boolean => [head, there].some((bytes) => namesFile(bytes, name));
  if (has('EncryptedPackage')) refuseWorkbook('workbook_locked');
  if (has('Workbook') || has('Book')) refuseWorkbook('workbook_old');
  return false;
}

const ENTRY = 128;
const NAME_LENGTH_AT = 64;

/** Whether an entry of a directory has the name: 128 bytes, the name in UTF-16, and how long it is with its end. */
function namesFile(bytes: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = 0; at + ENTRY <= bytes.length; at += ENTRY)
    if (
      bytes.readUInt16LE(at + NAME_LENGTH_AT) === wanted.length &&
      bytes.compare(wanted, 0, wanted.length, at, at + wanted.length) === 0
    )
      return true;
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
