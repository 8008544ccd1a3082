import { passwordFaults } from '@/lib/auth/password-rule';
import { fail } from '@/lib/errors';

/** Fails with `invalid`, one issue for each rule that the new password breaks. */
export function requirePassword(
  password: string,
  person: { email: string; name: string },
  path = 'password',
): void {
  const faults = passwordFaults(password, person);
  if (faults.length > 0) fail({ code: 'invalid', issues: faults.map((code) => ({ path, code })) });
}
