/** Writes lists and objects as JSON: one that stands in several rows once. Other values stay what they are. */
export function jsonTexts(): (value: unknown) => unknown {
  const texts = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
    return text;
  };
}
