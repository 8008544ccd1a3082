import { env } from '@/lib/env';

/** Where the studio is reached when nobody says otherwise. */
export const baseUrl = (): string => env().PUBLIC_URL ?? `http://localhost:${env().PORT}`;
