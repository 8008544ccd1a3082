/** A figure of either width, as part of a pattern. */
export const DIGIT = '[0-9０-９]';

/** A text with its full-width figures and full stops in their ASCII form. */
export const toAscii = (text: string): string =>
  text.replace(/[０-９．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
