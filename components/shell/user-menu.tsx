'use client';

import { Cable, FileUp, History, LogOut, UserRound, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/components/ui/overlay/menu';
import { AppearanceChoices } from './appearance';
import { useShell } from './shell-context';

/** What belongs to the person and not to a project. */
export function UserMenu() {
  const t = useTranslations('shell');
  const { person, theme, save, signOut } = useShell();
  const [leaving, startLeaving] = useTransition();
  return (
    <Menu
      className="w-60"
      trigger={
        <Button variant="quiet" size="icon" aria-label={t('userMenu', { name: person.name })} busy={leaving}>
          {!leaving && (
            <span
              aria-hidden
              className="flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
            >
              {initial(person.name)}
            </span>
          )}
        </Button>
      }
    >
      <div className="px-2.5 py-2">
        <p className="truncate text-base font-medium">{person.name}</p>
        <p className="truncate text-sm text-ink-3">{person.email}</p>
      </div>
      <MenuSeparator />
      <MenuLink href="/account" icon={<UserRound aria-hidden />}>
        {t('account')}
      </MenuLink>
      {person.isOwner && (
        <>
          <MenuLink href="/people" icon={<UsersRound aria-hidden />}>
            {t('people')}
          </MenuLink>
          <MenuLink href="/settings/endpoints" icon={<Cable aria-hidden />}>
            {t('endpoints')}
          </MenuLink>
          <MenuLink href="/settings/uploads" icon={<FileUp aria-hidden />}>
            {t('uploads')}
          </MenuLink>
          <MenuLink href="/audit-log" icon={<History aria-hidden />}>
            {t('auditLog')}
          </MenuLink>
        </>
      )}
      <MenuSeparator />
      <AppearanceChoices theme={theme} save={save} />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onClick={() => startLeaving(signOut)}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}

/** Initial: the last character of a Chinese name (the given name's), the first letter of any other. */
function initial(name: string): string {
  const characters = Array.from(name.trim());
  const han = /\p{Script=Han}/u.test(name);
  return (han ? characters.at(-1) : characters[0])?.toUpperCase() ?? '?';
}
