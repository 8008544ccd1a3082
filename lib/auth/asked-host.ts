/** The host that the browser asked for: what the outermost proxy says, else the request itself; null when neither does. */
export function askedHost(headers: Headers): string | null {
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  return forwarded || headers.get('host');
}
