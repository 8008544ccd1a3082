import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; what is given beside its content is what the archive says of it, true or not. */
export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  /** Stored as it is instead of deflated. */
  stored?: boolean;
  flags?: number;
  says?: { unpacked?: number; packed?: number; crc?: number; offset?: number };
}

/** An archive of a few entries, as bytes. `count`: how many the archive says that it has. */
export function zipBytes(entries: readonly ZipEntry[], count = entries.length): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored = false, flags = 0, says = {} } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | flags, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(says.crc ?? crc32(bytes), 10);
    common.writeUInt32LE(says.packed ?? packed.length, 14);
    common.writeUInt32LE(says.unpacked ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(says.offset ?? offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
