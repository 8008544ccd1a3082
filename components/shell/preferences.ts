import { type AppLocale } from '@/lib/i18n/locale';
import { type Theme } from '@/lib/i18n/theme';

/** Stores a choice of language or theme; a server action, so that the next paint is already right. */
export type SavePreferences = (choice: { locale?: AppLocale; theme?: Theme }) => Promise<unknown>;
