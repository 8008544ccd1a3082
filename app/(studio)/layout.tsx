import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type ReactNode } from 'react';
import { savePreferences } from '@/app/preferences';
import { PasswordAgain } from '@/components/error-text/password-again';
import { ShellProvider } from '@/components/shell/shell-context';
import { SkipLink } from '@/components/shell/skip-link';
import { TopBar } from '@/components/shell/top-bar';
import { auth } from '@/lib/auth/better-auth';
import { confirmSession } from '@/lib/auth/server/session/confirm-session';
import { findProvider } from '@/lib/auth/server/oidc/provider';
import { getSignInWays } from '@/lib/auth/server/oidc/get-sign-in-ways';
import { getMe } from '@/lib/auth/server/get-me';
import { act, type ActionOutcome } from '@/lib/entry/action';
import { noteReached } from '@/lib/entry/action-reached';
import { load } from '@/lib/entry/load';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { action } from '@/lib/entry/server-action';
import { THEME_COOKIE, toTheme } from '@/lib/i18n/theme';
import { countUnread } from '@/lib/notice/server/count-unread';
import { listProjects } from '@/lib/project/server/list-projects';
import { storableText } from '@/lib/storable-schema';

/** Layout of every page for signed-in people: the navigation bar, and the page under it. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  const [me, projects, unread, ways] = await load((ctx) =>
    Promise.all([getMe(ctx), listProjects(ctx), countUnread(ctx), getSignInWays(ctx)]),
  );
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  const provider = ways.provider ? (findProvider()?.name ?? null) : null;
  const shell = {
    person: { name: me.name, email: me.email, isOwner: me.role === 'owner' },
    projects: projects.map(({ id, name, archived, may }) => ({
      id,
      name,
      archived,
      may: { open: may.open },
    })),
    theme,
    save: savePreferences,
    signOut,
  };
  return (
    <PasswordAgain confirm={confirm} ways={{ password: ways.password, provider }}>
      <ShellProvider shell={shell}>
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          <TopBar unread={unread} />
          <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
            {children}
          </main>
        </div>
      </ShellProvider>
    </PasswordAgain>
  );
}

const confirmed = action([storableText], (password) =>
  act(async (ctx) => confirmSession(ctx, await requireSessionId(), password)),
);

async function confirm(password: string): Promise<ActionOutcome<void>> {
  'use server';
  return confirmed(password);
}

async function signOut(): Promise<void> {
  'use server';
  noteReached();
  await auth().api.signOut({ headers: await headers() });
  redirect('/sign-in');
}
