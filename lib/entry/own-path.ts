const HERE = 'http://studio.invalid';

/**
 * An address of this studio as path, query and fragment, or null for everything that a browser would take elsewhere: read by the same
 * parser as the browser's, which drops tabs and line breaks and takes a backslash for a slash.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // A path of two slashes would name another host when it is followed.
  if (origin !== HERE || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
