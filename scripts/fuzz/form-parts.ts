/** A body as React sends it: its JSON, and beside it the fields of the forms that stand in it. */
export interface FormParts {
  root: unknown;
  fields: Record<string, string>;
}

/** Takes the forms out of a list of arguments; a body without them stays as it is. */
export function formParts(body: unknown): FormParts {
  if (!Array.isArray(body)) return { root: body, fields: {} };
  const fields: Record<string, string> = {};
  let forms = 0;
  const root = body.map((value: unknown) => {
    if (!(value instanceof FormData)) return value;
    forms += 1;
    for (const [name, field] of value) fields[`_${forms}_${name}`] = String(field);
    return `$K${forms.toString(16)}`;
  });
  return { root, fields };
}

/** The parts as text with the boundary "x", each field as `change` makes it. */
export function multipart(json: string, { fields }: FormParts, change: (text: string) => string): string {
  const part = (name: string, text: string): string =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const rest = Object.entries(fields).map(([name, text]) => part(name, change(text)));
  return `${rest.join('')}${part('0', json)}--x--\r\n`;
}
