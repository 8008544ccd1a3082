import { COMMON_PASSWORDS } from './common-passwords';

/** Code points. */
export const MIN_PASSWORD_LENGTH = 10;
/** UTF-16 code units, as better-auth counts; it bounds the work of hashing. */
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordFault =
  'password_short' | 'password_long' | 'password_personal' | 'password_common' | 'password_monotone';

/**
 * Every rule that a password breaks, in the order in which a person should read them; empty when it may be used.
 * `person` is who it is for: neither the address, its local part nor the name may be the password.
 */
export function passwordFaults(password: string, person: { email: string; name: string }): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if ([...password].length < MIN_PASSWORD_LENGTH) faults.push('password_short');
  if (password.length > MAX_PASSWORD_LENGTH) faults.push('password_long');
  const plain = fold(password);
  if (personal(person).includes(plain)) faults.push('password_personal');
  if (COMMON_PASSWORDS.has(plain)) faults.push('password_common');
  else if (plain !== '' && new Set(plain).size < 4) faults.push('password_monotone');
  return faults;
}

function personal({ email, name }: { email: string; name: string }): string[] {
  const local = email.split('@')[0] ?? '';
  return [email, local, name].map(fold).filter((text) => text !== '');
}

/** Case, width, spaces and marks do not make a word a secret. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._+-]/gu, '');
}
