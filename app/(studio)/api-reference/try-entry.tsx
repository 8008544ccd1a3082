'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Textarea } from '@/components/ui/form/textarea';
import type { ReferenceEntry } from '@/lib/api/reference';

/** The most that is shown of a response. */
const SHOWN = 20_000;

/** Sends the request with the token that was typed in, never with the cookie, and shows what comes back. */
export function TryEntry({ entry, token }: { entry: ReferenceEntry; token: string }) {
  const t = useTranslations('apiReference.try');
  const [path, setPath] = useState(entry.path);
  const [body, setBody] = useState(JSON.stringify(entry.body?.example ?? {}, null, 2));
  const [response, setResponse] = useState<{ status: number | null; text: string } | null>(null);
  const [busy, start] = useTransition();
  const send = () =>
    start(async () => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = {
        method: entry.method,
        headers,
        credentials: 'omit',
        ...(entry.body && { body }),
      } as const;
      try {
        const got = await fetch(path, sent);
        setResponse({ status: got.status, text: (await got.text()).slice(0, SHOWN) });
      } catch {
        setResponse({ status: null, text: '' });
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
      {entry.body && (
        <Field label={t('body')} name="body">
          <Textarea name="body" value={body} onChange={(event) => setBody(event.target.value)} rows={6} />
        </Field>
      )}
      <div>
        <Button type="submit" busy={busy} disabled={token.trim() === ''}>
          {t('send')}
        </Button>
      </div>
      {response && (
        <div role="status">
          <p className="num text-sm font-medium">
            {response.status === null ? t('failed') : t('status', { status: response.status })}
          </p>
          <pre tabIndex={0} className="mt-1 max-h-96 overflow-auto rounded-md border border-line p-2 text-sm">
            <code>{response.text}</code>
          </pre>
        </div>
      )}
    </form>
  );
}
