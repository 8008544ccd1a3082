import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FILE_ROUTES } from './file-routes';

/** The methods that a route handler exports by itself, each with the scope that it asks of a token; others are operations’. */
const EXPORTS = /^export const (\w+) = (?:handler<[^>]*>\('([^']+)'|\(\))/gm;

it('the routes of files: those under app/api/v1 that no operation has, with the scopes that they ask for', () => {
  const routes = fs
    .readdirSync('app/api/v1', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .flatMap((file) => {
      const at = `/${path.dirname(file).replaceAll('[', '{').replaceAll(']', '}')}`;
      const found = fs.readFileSync(path.join('app/api/v1', file), 'utf8').matchAll(EXPORTS);
      return [...found].map(([, method, scope]) => `${method} ${at} ${scope ?? ''}`);
    });
  const listed = Object.entries(FILE_ROUTES).flatMap(([at, methods]) =>
    Object.entries(methods as Record<string, { security: { token?: string[] }[] }>).map(
      ([method, { security }]) =>
        `${method.toUpperCase()} ${at} ${security.flatMap(({ token }) => token ?? []).join()}`,
    ),
  );
  expect(routes.sort()).toEqual(listed.sort());
});
