import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { loadMessages } from './load-messages';
import { LOCALE_COOKIE, pickLocale } from './locale';
import { pickTimeZone, TIME_ZONE_COOKIE } from './time-zone';

/** What next-intl needs for one request. The zone goes to the browser with it, so that both sides write the same times. */
export default getRequestConfig(async () => {
  const jar = await cookies();
  const locale = pickLocale(jar.get(LOCALE_COOKIE)?.value, (await headers()).get('accept-language'));
  return {
    locale,
    messages: loadMessages(locale),
    timeZone: pickTimeZone(jar.get(TIME_ZONE_COOKIE)?.value),
    now: new Date(),
  };
});
