/** True for text that the database can hold: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** NUL, and halves of a pair that stand without the other. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text without what the database cannot hold, and how many signs that were. */
export function toStorable(text: string): { text: string; removed: number } {
  if (isStorable(text)) return { text, removed: 0 };
  let removed = 0;
  const clean = text.replace(UNSTORABLE, () => ((removed += 1), ''));
  return { text: clean, removed };
}

/** A flat or nested value with each of its texts made storable, and how many signs went; keys stay. */
export function withStorableTexts<Value>(value: Value): { value: Value; removed: number } {
  let removed = 0;
  const clean = (at: unknown): unknown => {
    if (typeof at === 'string') {
      const storable = toStorable(at);
      removed += storable.removed;
      return storable.text;
    }
    if (typeof at !== 'object' || at === null) return at;
    if (Array.isArray(at)) return at.map(clean);
    return Object.fromEntries(Object.entries(at).map(([key, inner]) => [key, clean(inner)]));
  };
  return { value: clean(value) as Value, removed };
}

interface Place {
  value: unknown;
  key: string;
  /** What it lies in; null for the whole. */
  within: Place | null;
}

/** Where in a JSON value a key or a text cannot be stored, as the keys that lead there; null when all can be. */
export function unstorableIn(value: unknown): string[] | null {
  const open: Place[] = [{ value, key: '', within: null }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value: at } = place;
    if (typeof at === 'string' && !isStorable(at)) return wayTo(place);
    if (typeof at !== 'object' || at === null) continue;
    for (const [key, inner] of Object.entries(at)) {
      if (!isStorable(key)) return wayTo(place);
      open.push({ value: inner, key, within: place });
    }
  }
  return null;
}

function wayTo(place: Place): string[] {
  const way: string[] = [];
  for (let at = place; at.within; at = at.within) way.push(at.key);
  return way.reverse();
}
