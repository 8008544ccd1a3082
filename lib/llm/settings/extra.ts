import { z } from 'zod';
import { storableJson, storableText } from '@/lib/storable-schema';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the studio says itself in every request: an extra body may not say it otherwise. */
const OWN_PARAMETERS = [
  ...['model', 'messages', 'stream', 'stream_options', 'n', 'temperature', 'seed', 'response_format'],
  ...['max_tokens', 'max_completion_tokens', 'tools', 'tool_choice', 'functions', 'function_call'],
];

/** Headers that belong to the connection. */
const OWN_HEADERS =
  /^(host|connection|content-.*|transfer-encoding|expect|upgrade|te|trailer|keep-alive|proxy-.*)$/i;

/** Headers that mostly hold a secret: a key has a field of its own, where it is kept encrypted. */
const SECRET_HEADERS = /authorization|api-?key|token|secret|cookie|password|credential|signature/i;

const NO_OBJECT = 'has to be a JSON object';

const MOST_BODY = 4_000;
const MOST_HEADERS = 20;

/** A fault of one name. */
const refused = (name: string, message: string, issue: string) => ({
  code: 'custom' as const,
  path: [name],
  message,
  params: { issue },
});

const setByStudio = (name: string) => refused(name, 'the studio sets this itself', 'set_by_studio');

/** Parameters of the request beside the studio's own, such as {"enable_thinking": false}. */
export const extraBodySchema = z
  .record(storableText, storableJson as z.ZodType<Json>, NO_OBJECT)
  .superRefine((body, context) => {
    for (const name of Object.keys(body))
      if (OWN_PARAMETERS.includes(name)) context.addIssue(setByStudio(name));
    if (JSON.stringify(body).length > MOST_BODY)
      context.addIssue({
        code: 'custom',
        message: `is longer than ${MOST_BODY} characters`,
        params: { issue: 'extra_too_long' },
      });
  });

const headerValue = storableText.max(500).regex(/^[\x20-\x7e]*$/);

/** Headers of the request beside the studio's own, none of which may be a secret: they are shown and logged. */
export const extraHeadersSchema = z
  .record(storableText, headerValue, NO_OBJECT)
  .superRefine((headers, context) => {
    const names = Object.keys(headers);
    for (const name of names) {
      if (SECRET_HEADERS.test(name))
        context.addIssue(
          refused(name, 'may hold a secret: the key of the endpoint is for that', 'secret_header'),
        );
      else if (OWN_HEADERS.test(name)) context.addIssue(setByStudio(name));
      else if (!/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name))
        context.addIssue(refused(name, 'is no name of a header', 'header_name'));
    }
    if (names.length > MOST_HEADERS)
      context.addIssue({
        code: 'custom',
        message: `are more than ${MOST_HEADERS}`,
        params: { issue: 'extra_too_long' },
      });
  });

/** What is sent beside the studio's own; empty objects count as not given. */
export interface Extra {
  extraBody?: z.infer<typeof extraBodySchema>;
  extraHeaders?: z.infer<typeof extraHeadersSchema>;
}

/** What of it is there, in the order of its names; null where nothing is. */
export function givenExtra({ extraBody = {}, extraHeaders = {} }: Extra): Required<Extra> | null {
  const given = { extraBody: sorted(extraBody), extraHeaders: sorted(extraHeaders) };
  return Object.values(given).every((part) => Object.keys(part).length === 0) ? null : given;
}

const sorted = <Value>(part: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
