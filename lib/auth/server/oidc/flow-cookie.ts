import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';

/** Cookie that binds a sign-in to the browser in which it was begun. */
export const FLOW_COOKIE = 'face4rag.provider_sign_in';
export const FLOW_SECONDS = 600;

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards, a path of the studio. */
  next: z.string(),
  /** The session that is to be confirmed; null where somebody signs in. */
  confirms: z.string().nullable(),
  beganAt: z.number(),
});
export type Flow = z.infer<typeof schema>;

/** Encrypted and signed, so that neither the browser nor anybody between can read or make one. */
export async function sealFlow(flow: Flow): Promise<string> {
  return symmetricEncrypt({ key: key(), data: JSON.stringify(flow) });
}

/** What was sealed; null for everything else and for what is older than ten minutes. */
export async function openFlow(sealed: string | undefined): Promise<Flow | null> {
  if (!sealed) return null;
  try {
    const flow = schema.parse(JSON.parse(await symmetricDecrypt({ key: key(), data: sealed })));
    return flow.beganAt + FLOW_SECONDS * 1000 > now().getTime() ? flow : null;
  } catch {
    return null;
  }
}

const key = (): string => `sign-in by a provider\n${env().FACE4RAG_SECRET ?? ''}`;
