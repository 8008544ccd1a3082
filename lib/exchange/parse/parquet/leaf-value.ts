import { isUtf8 } from 'node:buffer';
import type { SchemaElement } from 'hyparquet';
import { parseFloat16 } from 'hyparquet/src/convert.js';
import { UNREADABLE } from '../decoder';
import { LIMITS } from '../limits';
import { deeperThan, parseJson } from '../parse-json';
import { BinaryCell } from './binary-cell';
import { dateText, type Fraction, momentText, timeText } from './moments';
import { decimalNumber, safeNumber, shortFloat, signedOf } from './numbers';

/** Makes what JSON would have of a value as the file stores it. */
export type LeafValue = (raw: unknown) => unknown;

/** How the values of a leaf are made, by the type that the schema says. */
export function leafValue(element: SchemaElement): LeafValue {
  const { type, logical_type: logical, converted_type: converted, scale = 0 } = element;
  if (logical?.type === 'DECIMAL' || converted === 'DECIMAL') {
    const places = logical?.type === 'DECIMAL' ? logical.scale : scale;
    return (raw) => decimalNumber(raw instanceof Uint8Array ? signedOf(raw) : BigInt(raw as number), places);
  }
  if (logical?.type === 'DATE' || converted === 'DATE') return (raw) => dateText(raw as number);
  const unit = fractionOf(element);
  if (logical?.type === 'TIME' || converted?.startsWith('TIME_'))
    return (raw) => timeText(BigInt(raw as number), unit);
  if (logical?.type === 'TIMESTAMP' || converted?.startsWith('TIMESTAMP_')) {
    const isUtc = logical?.type !== 'TIMESTAMP' || logical.isAdjustedToUTC;
    return (raw) => momentText(BigInt(raw as number), unit, isUtc);
  }
  switch (type) {
    case 'BOOLEAN':
      return (raw) => raw;
    case 'INT32':
      return isUnsigned(element) ? (raw) => (raw as number) >>> 0 : (raw) => raw;
    case 'INT64':
      return isUnsigned(element)
        ? (raw) => safeNumber(BigInt.asUintN(64, raw as bigint))
        : (raw) => safeNumber(raw as bigint);
    case 'INT96':
      return (raw) => momentText(nanosOf(raw as bigint), 'NANOS', false);
    case 'FLOAT':
      return (raw) => shortFloat(raw as number);
    case 'DOUBLE':
      return (raw) => finite(raw as number);
    default:
      return bytesValue(element);
  }
}

function bytesValue({ logical_type: logical, converted_type: converted }: SchemaElement): LeafValue {
  if (logical?.type === 'UUID') return (raw) => uuidText(raw as Uint8Array);
  if (logical?.type === 'FLOAT16') return (raw) => finite(parseFloat16(raw as Uint8Array)!);
  if (logical?.type === 'JSON' || converted === 'JSON') return (raw) => jsonValue(textOf(raw as Uint8Array));
  const isText =
    logical?.type === 'STRING' || logical?.type === 'ENUM' || converted === 'UTF8' || converted === 'ENUM';
  if (isText) return (raw) => textOf(raw as Uint8Array);
  // Old writers say nothing of texts; bytes that are one are taken for one.
  if (logical === undefined && (converted === undefined || converted === null))
    return (raw) => (isPlainText(raw as Uint8Array) ? textOf(raw as Uint8Array) : BINARY);
  return () => BINARY;
}

const BINARY = new BinaryCell();

const isPlainText = (bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0);

/** So many bytes of UTF-8 are a text too long for any row, whatever they hold. */
const LONGEST = 3 * LIMITS.row;
const TOO_LONG = ' '.repeat(LIMITS.row + 1);

/** Bytes that are no UTF-8 leave their mark, so that the row is rejected. */
function textOf(bytes: Uint8Array): string {
  if (bytes.length > LONGEST) return TOO_LONG;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return isUtf8(bytes) ? text : text + UNREADABLE;
}

function jsonValue(text: string): unknown {
  try {
    const value = parseJson(text);
    return deeperThan(value, LIMITS.depth / 2) ? text : value;
  } catch {
    return text;
  }
}

function uuidText(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** JSON has no such numbers: they are texts. */
const finite = (value: number): unknown => (Number.isFinite(value) ? value : String(value));

const isUnsigned = ({ logical_type: logical, converted_type: converted }: SchemaElement): boolean =>
  logical?.type === 'INTEGER' ? !logical.isSigned : (converted?.startsWith('UINT_') ?? false);

function fractionOf({ logical_type: logical, converted_type: converted }: SchemaElement): Fraction {
  if (logical?.type === 'TIME' || logical?.type === 'TIMESTAMP') return logical.unit;
  return converted?.endsWith('_MICROS') ? 'MICROS' : 'MILLIS';
}

const JULIAN_1970 = 2_440_588n;

/** INT96: the Julian day, and the nanoseconds within it in the lower 64 bits. */
function nanosOf(raw: bigint): bigint {
  const day = raw >> 64n;
  return (day - JULIAN_1970) * 86_400_000_000_000n + BigInt.asUintN(64, raw);
}
