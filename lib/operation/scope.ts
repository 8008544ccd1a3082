/** What an API token may be made for; "write" holds "read" of the same things. */
export const SCOPES = [
  'projects:read',
  'projects:write',
  'samples:read',
  'samples:write',
  'annotations:read',
  'annotations:write',
  'runs:read',
  'runs:write',
  'rounds:read',
  'rounds:write',
  'gold:read',
  'gold:write',
  'people:read',
  'people:write',
] as const;
export type TokenScope = (typeof SCOPES)[number];

/** Whether a token's scopes allow what an operation asks for. */
export function allows(held: readonly TokenScope[], wanted: TokenScope | null): boolean {
  if (wanted === null) return false;
  return held.includes(wanted) || held.includes(wanted.replace(/:read$/, ':write') as TokenScope);
}
