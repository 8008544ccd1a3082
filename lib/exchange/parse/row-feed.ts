/**
 * One pass over the text read so far: the complete rows in it, and the offset from which to continue when more text has
 * come.
 */
export interface ParsedRows<Row> {
  rows: Row[];
  rest: number;
}

/**
 * Feeds a reader of rows with pieces of a file. What does not end in the pieces so far is looked at again only when as much has come
 * again, so that the work grows with the file, however long a row is.
 */
export function rowFeed<Row>(look: (text: string, final: boolean) => ParsedRows<Row>): {
  push(text: string): Row[];
  end(): Row[];
} {
  let chunks: string[] = [];
  let size = 0;
  let due = 0;
  const read = (final: boolean): Row[] => {
    const text = chunks.join('');
    const { rows, rest } = look(text, final);
    chunks = rest < text.length ? [text.slice(rest)] : [];
    size = text.length - rest;
    due = 2 * size;
    return rows;
  };
  return {
    push(text) {
      chunks.push(text);
      size += text.length;
      return size >= due ? read(false) : [];
    },
    end: () => read(true),
  };
}
