import { stringEnd } from './json-end';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Only a text with one of these can hold a number that JavaScript would change. */
const SUSPECT = /\d{16}|\d[eE]\+?\d{3}/;

/** JSON.parse that loses no digit: an integer beyond 2^53 and a number beyond 1.8e308 become strings of their digits. */
export function parseJson(source: string): unknown {
  return JSON.parse(SUSPECT.test(source) ? quoteNumbers(source) : source);
}

function quoteNumbers(source: string): string {
  let text = '';
  for (let at = 0; at < source.length;) {
    const quote = source.indexOf('"', at);
    const end = quote < 0 ? source.length : quote;
    text += source.slice(at, end).replace(NUMBER, (digits) => (isNative(digits) ? digits : `"${digits}"`));
    at = quote < 0 ? end : (stringEnd(source, quote) ?? source.length);
    text += source.slice(end, at);
  }
  return text;
}

function isNative(digits: string): boolean {
  const value = Number(digits);
  return /[.eE]/.test(digits) ? Number.isFinite(value) : Number.isSafeInteger(value);
}

/** Whether lists and objects are nested more than `limit` deep: what writes them again works by recursion. */
export function deeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((part) => deeperThan(part, limit - 1));
}
