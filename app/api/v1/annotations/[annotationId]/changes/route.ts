import { annotationChange } from '@/lib/annotation/operations/annotation.change';
import { route, routeOf } from '@/lib/api/route';

/** Labels are saved here, one a key press. */
export const POST = routeOf(annotationChange);

export { route as GET, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
