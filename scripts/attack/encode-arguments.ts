/** Arguments of a server action as React sends them: JSON, and beside it the fields of forms among them. */
export function encodeArguments(values: unknown[]): string | FormData {
  const body = new FormData();
  let forms = 0;
  const root = values.map((value) => {
    if (!(value instanceof FormData)) return value;
    forms += 1;
    for (const [name, field] of value) body.append(`_${forms}_${name}`, field);
    return `$K${forms.toString(16)}`;
  });
  if (forms === 0) return JSON.stringify(root);
  body.append('0', JSON.stringify(root));
  return body;
}
