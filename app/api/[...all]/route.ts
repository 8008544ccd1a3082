import { route } from '@/lib/api/route';

/** Every operation; Next would lead what is no route to a page, and read what was sent as that page's form. */
export { route as GET, route as POST, route as PUT, route as PATCH, route as DELETE };
