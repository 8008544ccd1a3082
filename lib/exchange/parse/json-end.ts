/** Past the JSON string that begins at `at`; null when it does not end. */
export function stringEnd(text: string, at: number): number | null {
  for (let position = at + 1; position < text.length; position += 1) {
    const unit = text.charCodeAt(position);
    if (unit === 92) position += 1;
    else if (unit === 34) return position + 1;
  }
  return null;
}

/** Past the JSON value that begins at `at`, by its brackets and strings alone; null when it does not end. */
export function valueEnd(text: string, at: number): number | null {
  let depth = 0;
  for (let position = at; position < text.length; position += 1) {
    const unit = text[position];
    if (unit === '"') {
      const close = stringEnd(text, position);
      if (close === null) return null;
      position = close - 1;
    } else if (unit === '{' || unit === '[') depth += 1;
    else if (unit === '}' || unit === ']') {
      depth -= 1;
      // A stray closing bracket is a broken value of its own, otherwise parsing would never advance.
      if (depth < 0) return Math.max(position, at + 1);
    } else if (depth > 0 || (unit !== ',' && !/\s/.test(unit!))) continue;
    else return position;
    if (depth === 0) return position + 1;
  }
  return null;
}
