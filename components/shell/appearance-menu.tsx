'use client';

import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/overlay/menu';
import { type Theme } from '@/lib/i18n/theme';
import { AppearanceChoices } from './appearance';
import { type SavePreferences } from './preferences';

/** Language and theme for people who are not signed in. */
export function AppearanceMenu(props: { theme: Theme; save: SavePreferences }) {
  const t = useTranslations('shell');
  return (
    <Menu
      align="center"
      trigger={
        <Button variant="quiet" size="sm">
          <Languages aria-hidden />
          {t('appearance')}
        </Button>
      }
    >
      <AppearanceChoices {...props} />
    </Menu>
  );
}
