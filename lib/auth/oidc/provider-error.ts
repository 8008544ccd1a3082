/** Why nobody came in by the provider; the words for each are under auth.provider.refused in the message files. */
const PROVIDER_REFUSALS = [
  /** The person, or a rule of the provider, said no. */
  'denied',
  'provider_error',
  'unavailable',
  /** No sign-in was begun in this browser, or too long ago. */
  'expired',
  /** The answer did not pass the checks. */
  'not_verified',
  'email_missing',
  'email_unverified',
  'unknown',
  'bound_elsewhere',
  'disabled',
  'not_confirmed',
  'slowed',
] as const;
export type ProviderError = (typeof PROVIDER_REFUSALS)[number];

/** A sign-in by the provider that ends here. */
export class RefusedByProvider extends Error {
  constructor(
    readonly reason: ProviderError,
    options?: ErrorOptions,
  ) {
    super(`sign-in by the provider refused: ${reason}`, options);
    this.name = 'RefusedByProvider';
  }
}

/** The reason from an address; null for any value that is not ours, so that no foreign text is shown. */
export function toProviderError(text: string | undefined): ProviderError | null {
  return PROVIDER_REFUSALS.find((reason) => reason === text) ?? null;
}
