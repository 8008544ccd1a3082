import { Prisma } from '@/generated/prisma/client';

/**
 * Who a person is in files: of User `u`, else of Author `w` without an account, the first 32 hex digits of a SHA-256. Somebody
 * who came with a file is who they are where it was made, so that a copy of a copy is known too.
 */
export const PERSON_UID = Prisma.sql`coalesce(u."originId",
  left(encode(sha256(convert_to('person/' || coalesce(u.id, w.id::text), 'UTF8')), 'hex'), 32))`;

/** The same of User `u` alone. */
export const USER_UID = Prisma.sql`coalesce(u."originId",
  left(encode(sha256(convert_to('person/' || u.id, 'UTF8')), 'hex'), 32))`;
