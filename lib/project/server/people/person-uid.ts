import { Prisma } from '@/generated/prisma/client';

/** Who User `u` is in files; of an author, the column `person` has it. */
export const USER_UID = Prisma.sql`face4rag_person(u."originId", u.id)`;
