import { route } from '@/lib/api/route';

/**
 * Every operation, and every unknown path under /api: otherwise Next would render a page for it and parse the body as
 * that page's form.
 */
export { route as GET, route as POST, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
