'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Textarea } from '@/components/ui/form/textarea';
import type { ReferenceEntry } from '@/lib/api/reference';
import { responseStart } from './response-start';

/** Sends the request with the token that was typed in, never with the cookie, and shows the start of what comes back. */
export function TryEntry({ entry, token }: { entry: ReferenceEntry; token: string }) {
  const t = useTranslations('apiReference.try');
  const [path, setPath] = useState(entry.path);
  const [body, setBody] = useState<string | File | null>(firstBody(entry));
  const [response, setResponse] = useState<{ status: number | null; text: string; more: boolean } | null>(
    null,
  );
  const [busy, start] = useTransition();
  const asksToken = entry.caller === 'token';
  const send = () =>
    start(async () => {
      const headers = {
        ...(asksToken && { authorization: `Bearer ${token}` }),
        ...(body !== null && { 'content-type': entry.sends?.type ?? 'application/json' }),
      };
      try {
        const got = await fetch(path, { method: entry.method, headers, credentials: 'omit', body });
        setResponse({ status: got.status, ...(await responseStart(got)) });
      } catch {
        setResponse({ status: null, text: '', more: false });
      }
    });
  return (
    <form
      className="flex flex-col gap-3"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('path')} name="path">
        <Input
          name="path"
          value={path}
          onChange={(event) => setPath(event.target.value)}
          spellCheck={false}
        />
      </Field>
      {typeof body === 'string' && (
        <Field label={t('body')} name="body">
          <Textarea name="body" value={body} onChange={(event) => setBody(event.target.value)} rows={6} />
        </Field>
      )}
      {entry.sends?.example === null && (
        <Field label={t('file')} name="file">
          <Input type="file" name="file" onChange={({ target }) => setBody(target.files?.[0] ?? null)} />
        </Field>
      )}
      <div>
        <Button type="submit" busy={busy} disabled={asksToken && token.trim() === ''}>
          {t('send')}
        </Button>
      </div>
      {response && (
        <div role="status">
          <p className="num text-sm font-medium">
            {response.status === null ? t('failed') : t('status', { status: response.status })}
          </p>
          {response.more && <p className="text-sm text-ink-3">{t('more')}</p>}
          <pre tabIndex={0} className="mt-1 max-h-96 overflow-auto rounded-md border border-line p-2 text-sm">
            <code>{response.text}</code>
          </pre>
        </div>
      )}
    </form>
  );
}

/** The body to begin with: the example, or null where none is sent or a file has to be chosen. */
function firstBody({ body, sends }: ReferenceEntry): string | null {
  return body ? JSON.stringify(body.example ?? {}, null, 2) : (sends?.example ?? null);
}
