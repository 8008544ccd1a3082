/** FNV-1a of a text's UTF-16 code units, 32 bits: an order or a mark that looks like chance and is the same each time. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
