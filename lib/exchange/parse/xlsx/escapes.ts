/** A text of a spreadsheet file as it is: characters that XML cannot hold are written there as _x000D_. */
export const unescapeCell = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
