import { stringEnd, valueEnd } from '@/lib/exchange/parse/json-end';

/**
 * The members of an object of JSON, as they stand: key and text, `"key":value`. Far faster than to parse them.
 *
 * @param json without white space, keys without escapes
 */
export function memberTexts(json: string): [key: string, text: string][] {
  const members: [string, string][] = [];
  for (let at = 1; at < json.length - 1;) {
    const colon = stringEnd(json, at)!;
    const end = valueEnd(json, colon + 1)!;
    members.push([json.slice(at + 1, colon - 1), json.slice(at, end)]);
    at = end + 1;
  }
  return members;
}
