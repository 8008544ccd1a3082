import { SaxesParser } from 'saxes';
import { decoder, UNREADABLE } from '../decoder';
import { refuseWorkbook } from './workbook-fault';
import { XLSX_LIMITS } from './xlsx-limits';

export type XmlAttributes = Readonly<Record<string, string>>;

/** What is told of an XML document; names are without their prefix, which writers choose as they like. */
export interface XmlHandler {
  open?(name: string, attributes: XmlAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads an XML document piece by piece and tells a handler; yields after each piece, so that what was told can be passed on. There is
 * no DOCTYPE and so no entity of a file's own. Texts with characters that no XML may hold are passed on: their row is rejected.
 */
export async function* readXml(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = xmlParser(handler);
  let text: ReturnType<typeof decoder> | null = null;
  for await (const piece of withStart(bytes)) {
    text ??= decoder(encodingOf(piece));
    parser.write(text.push(piece));
    yield;
  }
  parser.write(text?.end() ?? '');
  parser.end();
  yield;
}

/** The same pieces, the first of them long enough for a byte order mark. */
async function* withStart(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const piece of bytes) {
    if (!start) yield piece;
    else if (start.length + piece.length < 2) start = piece;
    else {
      yield Buffer.concat([start, piece]);
      start = null;
    }
  }
  if (start && start.length > 0) yield start;
}

/** UTF-8, or UTF-16 where a byte order mark says so: no other encodings are allowed in Office files. */
function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function xmlParser(handler: XmlHandler) {
  const parser = new SaxesParser({ position: false });
  let [depth, attributes, unended] = [0, 0, 0];
  let unreadable = '';
  const ended = (): void => {
    [attributes, unended] = [0, 0];
  };
  const text = (given: string): void => {
    ended();
    handler.text?.(given + unreadable);
    unreadable = '';
  };
  parser.on('doctype', () => refuseWorkbook('workbook_broken'));
  parser.on('attribute', () => {
    if ((attributes += 1) > XLSX_LIMITS.attributes) refuseWorkbook('workbook_broken');
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    ended();
    if ((depth += 1) > XLSX_LIMITS.depth) refuseWorkbook('workbook_broken');
    handler.open?.(localName(name), given as XmlAttributes);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    ended();
    depth -= 1;
    handler.close?.(localName(name));
  });
  parser.on('error', ({ message }) => {
    if (message === 'malformed character entity.') unreadable = UNREADABLE;
    else if (message !== 'disallowed character.') refuseWorkbook('workbook_broken');
  });
  return {
    write(given: string): void {
      // The parser tells of a text only when it ends, so what it has heard since the last end is what it holds.
      unended += given.length;
      parser.write(given);
      if (unended > XLSX_LIMITS.text) refuseWorkbook('workbook_too_large');
    },
    end: () => void parser.close(),
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The attribute of a name, whatever its prefix. */
export function attribute(attributes: XmlAttributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((given) => localName(given) === name);
  return key === undefined ? undefined : attributes[key];
}

/** Tells a handler a whole document that is small. */
export async function tellXml(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(bytes, handler)) continue;
}
