import 'server-only';
import { cookies } from 'next/headers';
import { baseUrl } from '@/lib/auth/base-url';
import { SECOND_STEP_MINUTES } from '@/lib/auth/second-factor/server/second-step';

const NAME = 'face4rag.second_step';
const PATH = '/sign-in';

/** Remembers in this browser that the password was right until the code is entered; sent to the sign-in pages only. */
export async function keepSecondStep(token: string): Promise<void> {
  (await cookies()).set(NAME, token, {
    path: PATH,
    maxAge: SECOND_STEP_MINUTES * 60,
    httpOnly: true,
    sameSite: 'lax',
    secure: baseUrl().startsWith('https:'),
  });
}

/** What keepSecondStep has kept; "" without it. */
export const secondStepToken = async (): Promise<string> => (await cookies()).get(NAME)?.value ?? '';

export async function forgetSecondStep(): Promise<void> {
  (await cookies()).delete({ name: NAME, path: PATH });
}
