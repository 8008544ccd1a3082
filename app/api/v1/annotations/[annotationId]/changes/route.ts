import { annotationChange } from '@/lib/annotation/operations/annotation.change';
import { routeOf } from '@/lib/api/route';

/** Labels are saved here, one a key press. */
export const POST = routeOf(annotationChange);
