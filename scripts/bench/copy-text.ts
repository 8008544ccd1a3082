const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One row in the text format of COPY: tab-separated, backslash escapes, \N for null. */
export function copyRow(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => (value === null ? '\\N' : escape(String(value)))).join('\t')}\n`;
}

function escape(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : text;
}
