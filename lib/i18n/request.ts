import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { loadMessages } from './load-messages';
import { LOCALE_COOKIE, pickLocale } from './locale';

/** What next-intl needs for one request. The zone is the server's, so that both sides write the same times. */
export default getRequestConfig(async () => {
  const locale = pickLocale(
    (await cookies()).get(LOCALE_COOKIE)?.value,
    (await headers()).get('accept-language'),
  );
  return {
    locale,
    messages: loadMessages(locale),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: new Date(),
  };
});
