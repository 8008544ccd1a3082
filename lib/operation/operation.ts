import type { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import type { Access } from './access';
import type { TokenScope } from './scope';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The first parts of the path of every operation; a change that breaks programs would have another number. */
export const API_PREFIX = '/api/v1';
/** A method and a path under API_PREFIX, with the input's names in braces: "GET /projects/{projectId}/runs". */
export type Route = `${HttpMethod} /${string}`;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * An operation: one thing that people and programs can do. Its server action, route, command, openapi.json entry and
 * access test all follow from this definition.
 */
export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** Room and verb, such as "run.start": the command is `face4rag run start`. */
  name: `${string}.${string}`;
  /** One English line, for openapi.json and the command line. */
  summary: string;
  /** Who may do it at all; the rules about single objects stand in the verb. */
  access: Access;
  /** What an API token has to hold; null where no token is let in. */
  scope: TokenScope | null;
  route: Route;
  /** The names of the path, and the query (GET, DELETE) or the JSON body (POST, PUT, PATCH). */
  input: I;
  output: O;
  /** The body in full, where `input` leaves its fields to their kind; openapi.json tells it. */
  body?: z.ZodType;
  /** An example request body and query; used in the documentation and sent by the access test. */
  example?: z.input<I> extends infer Sent ? Partial<Sent> : never;
  /** The status of a response with a value; 200 without it. */
  status?: 201 | 202;
  /** The media types that it may give, where the output is a file. */
  file?: readonly string[];
  /** Bytes of body that are read at most; BODY_LIMIT without it. */
  bodyLimit?: number;
  run(ctx: Ctx, input: z.output<I>): Promise<z.input<O>>;
}

/** Declares an operation; every name in the path has to be one of the input. */
export function operation<const R extends Route, I extends z.ZodObject, O extends z.ZodType>(
  declared: Omit<Operation<I, O>, 'route'> & {
    route: NamesIn<R> extends keyof z.input<I> ? R : never;
  },
): Operation<I, O> {
  return declared;
}

/** Method and path of a route, apart. */
export function methodAndPath({ route }: Pick<Operation, 'route'>): { method: HttpMethod; path: string } {
  const [method, path] = route.split(' ');
  return { method: method as HttpMethod, path: path as string };
}

/** The names in braces, in their order. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** Whether the rest of the input travels in the query; else it is the body. */
export const takesQuery = (method: HttpMethod): boolean => method === 'GET' || method === 'DELETE';
