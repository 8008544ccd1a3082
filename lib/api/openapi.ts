import { version } from '@/package.json';
import { allOperations } from './operations';
import { toOpenApi } from './to-openapi';

let made: Promise<unknown> | undefined;

/** openapi.json of this version; made once. */
export function openApi(): Promise<unknown> {
  made ??= allOperations().then((operations) => toOpenApi(operations, version));
  return made;
}
