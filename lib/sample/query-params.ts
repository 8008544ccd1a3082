/** Search parameters as Next gives them, one value each: of a repeated one, the first counts. */
export function singleParams(params: Record<string, string | string[] | undefined>): Record<string, unknown> {
  const single = Object.entries(params).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]);
  return Object.fromEntries(single.filter(([, value]) => value !== undefined));
}

/** A query as search parameters, without what is at its default or null. */
export function toParams<Query extends object>(query: Query, defaults: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== defaults[key as keyof Query]) params.set(key, String(value));
  return params;
}
