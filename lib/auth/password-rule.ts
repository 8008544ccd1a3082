import { type WeakPart, weakParts } from './password-strength';

/** Code points. */
export const MIN_PASSWORD_LENGTH = 10;
/** UTF-16 code units, as better-auth counts; it bounds the work of hashing. */
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordFault =
  | 'password_short'
  | 'password_long'
  | 'password_personal'
  | 'password_common'
  | 'password_date'
  | 'password_keyboard'
  | 'password_sequence'
  | 'password_monotone';

const FAULTS: Record<WeakPart, PasswordFault> = {
  personal: 'password_personal',
  common: 'password_common',
  date: 'password_date',
  keyboard: 'password_keyboard',
  sequence: 'password_sequence',
  repeat: 'password_monotone',
};

/**
 * Every rule that a password breaks, in the order in which a person should read them; empty when it may be used.
 * `person` is who it is for: neither the address, its local part nor the name may be the password.
 */
export function passwordFaults(password: string, person: { email: string; name: string }): PasswordFault[] {
  const plain = fold(password);
  if (password.length > MAX_PASSWORD_LENGTH) return ['password_long'];
  if ([...password].length < MIN_PASSWORD_LENGTH) return ['password_short'];
  const own = personal(person);
  if (own.includes(plain)) return ['password_personal'];
  if (new Set(plain).size < 4) return ['password_monotone'];
  // What spaces and marks hide from the one is seen in the other.
  const weak = weakParts(password, own);
  const parts = weak.length > 0 ? weak : weakParts(plain, own);
  return parts.map((part) => FAULTS[part]);
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
