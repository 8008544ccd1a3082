/** Whether a record shares its line with others, so that its number tells where it stands: it is beyond that of the line. */
export const sharesLine = (line: number, record = 0): boolean => record > line;
