import path from 'node:path';
import type { ZipArchive } from '../zip/zip-archive';
import { readingArchive } from './workbook-fault';
import { attribute, tellXml } from './xml';

/** What a part of an Office file refers to. */
export interface Relationship {
  id: string;
  /** The last part of its address, which old and strict Office files share: worksheet, styles, sharedStrings. */
  type: string;
  /** The name of the entry. */
  target: string;
}

const MOST = 10_000;

/** The relationships of a part; of the file itself for an empty name. None where the file has none. */
export async function loadRelationships(zip: ZipArchive, part: string): Promise<Relationship[]> {
  const folder = path.posix.dirname(part);
  const file = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  const found: Relationship[] = [];
  if (!zip.has(file)) return found;
  await tellXml(readingArchive(zip.bytes(file)), {
    open(name, attributes) {
      const [id, type, target] = ['Id', 'Type', 'Target'].map((key) => attribute(attributes, key) ?? '');
      if (name !== 'Relationship' || attributes.TargetMode === 'External' || found.length === MOST) return;
      // Written from the folder of the part, or from the root of the file.
      const entry = path.posix.join(target!.startsWith('/') ? '' : folder, target!).replace(/^\/+/, '');
      found.push({ id: id!, type: type!.slice(type!.lastIndexOf('/') + 1), target: entry });
    },
  });
  return found;
}
