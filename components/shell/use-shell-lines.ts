'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { type PaletteLine } from '@/components/ui/overlay/command-palette';
import { LOCALES } from '@/lib/i18n/locale';
import { THEMES } from '@/lib/i18n/theme';
import { entryHref, pageHref, pagesOf, type Place } from '@/lib/project/places';
import { LOCALE_NAMES, useSaveChoice } from './appearance';
import { useShell } from './shell-context';
import { useProjectPlaces } from './use-project-places';

/** A line of the palette that every page has. */
export interface ShellLine extends PaletteLine {
  run: () => void;
}

/** Everything that can be asked for by its name on every page: where one can go, and how the studio looks. */
export function useShellLines(): ShellLine[] {
  const pages = usePageLines();
  const projects = useProjectLines();
  const studio = useStudioLines();
  const appearance = useAppearanceLines();
  return [...pages, ...projects, ...studio, ...appearance];
}

/** What a line that leads to an address does. */
function useGo(): (href: string) => () => void {
  const router = useRouter();
  return (href) => () => router.push(href);
}

function usePageLines(): ShellLine[] {
  const t = useTranslations('shell.nav');
  const go = useGo();
  const here = useProjectPlaces();
  if (!here) return [];
  const { project } = here;
  const nameOf = ({ key }: Place): string => (key === 'project' ? project.name : t(`places.${key}`));
  return pagesOf(project.may.open).map(({ page, place }) => ({
    id: page,
    words: t(`pages.${page}`),
    hint: page === place.key ? project.name : nameOf(place),
    run: go(pageHref(project.id, page)),
  }));
}

function useProjectLines(): ShellLine[] {
  const t = useTranslations('shell');
  const go = useGo();
  const { projects } = useShell();
  const here = useProjectPlaces();
  return projects
    .filter(({ id, archived }) => id !== here?.project.id && !archived)
    .map(({ id, name, may }) => ({
      id,
      words: name,
      hint: t('palette.project'),
      run: go(entryHref(id, may.open)),
    }));
}

function useStudioLines(): ShellLine[] {
  const t = useTranslations('shell');
  const product = useTranslations('common')('product');
  const go = useGo();
  const { person, signOut } = useShell();
  const [, startLeaving] = useTransition();
  const own = [
    { id: 'projects', words: t('allProjects'), run: go('/projects') },
    { id: 'account', words: t('account'), run: go('/account') },
    { id: 'notices', words: t('notices', { count: 0 }), run: go('/notices') },
  ];
  const owned = [
    { id: 'studio-people', words: t('people'), run: go('/people') },
    { id: 'endpoints', words: t('endpoints'), run: go('/settings/endpoints') },
    { id: 'uploads', words: t('uploads'), run: go('/settings/uploads') },
    { id: 'studio-audit-log', words: t('auditLog'), run: go('/audit-log') },
  ];
  const leave = { id: 'sign-out', words: t('signOut'), run: () => startLeaving(signOut) };
  return [...own, ...(person.isOwner ? owned : []), leave].map((line) => ({ ...line, hint: product }));
}

/** The languages and themes that are not chosen. */
function useAppearanceLines(): ShellLine[] {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { theme, save } = useShell();
  const choose = useSaveChoice(save);
  const locales = LOCALES.filter((value) => value !== locale).map((value) => ({
    id: value,
    words: LOCALE_NAMES[value],
    lang: value,
    hint: t('language'),
    run: () => choose({ locale: value }),
  }));
  const themes = THEMES.filter((value) => value !== theme).map((value) => ({
    id: value,
    words: t(`theme.${value}`),
    hint: t('theme.title'),
    run: () => choose({ theme: value }),
  }));
  return [...locales, ...themes];
}
