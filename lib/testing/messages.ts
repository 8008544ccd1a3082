import en from '@/lib/i18n/messages/en';
import chinese from '@/lib/i18n/messages/zh-CN';

/** The messages as they are written, by language. */
export const WRITTEN_MESSAGES = { en, 'zh-CN': chinese };
