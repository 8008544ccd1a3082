/**
 * Session cookies whose signature has been checked, each with its token, so that the costly check is made once. Says
 * nothing of whether a session still lives: that is asked again for every request. Forgets the oldest beyond `most`.
 */
export class VerifiedSessionCache {
  private readonly tokens = new Map<string, string>();

  constructor(private readonly most: number) {}

  tokenOf(cookie: string): string | undefined {
    return this.tokens.get(cookie);
  }

  remember(cookie: string, token: string): void {
    this.tokens.delete(cookie);
    this.tokens.set(cookie, token);
    if (this.tokens.size > this.most) this.tokens.delete(this.tokens.keys().next().value!);
  }
}
