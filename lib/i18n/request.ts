import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { MESSAGE_FORMATS } from './formats';
import { type AppLocale, LOCALE_COOKIE, pickLocale } from './locale';
import { pickTimeZone, TIME_ZONE_COOKIE } from './time-zone';

const MESSAGES = {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
} satisfies Record<AppLocale, unknown>;

/** What next-intl needs for one request. The zone goes to the browser with it, so that both sides write the same times. */
export default getRequestConfig(async () => {
  const jar = await cookies();
  const locale = pickLocale(jar.get(LOCALE_COOKIE)?.value, (await headers()).get('accept-language'));
  return {
    locale,
    messages: (await MESSAGES[locale]()).default,
    formats: MESSAGE_FORMATS,
    timeZone: pickTimeZone(jar.get(TIME_ZONE_COOKIE)?.value),
    now: new Date(),
  };
});
