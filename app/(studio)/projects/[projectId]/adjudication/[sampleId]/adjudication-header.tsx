'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { useErrorText } from '@/components/error-text/use-error-text';
import { BookOpen, MessagesSquare } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Kbd } from '@/components/ui/kbd';
import { PageTitle } from '@/components/ui/page';
import { TextLink } from '@/components/ui/text-link';
import type { OutView, AdjudicationView } from '@/lib/adjudication/view';
import { KeyHint } from '../../annotate/workspace/engine/key-hint';
import type { SidebarController } from '../../annotate/workspace/sidebar/use-sidebar';

interface Props {
  view: AdjudicationView;
  base: string;
  query: string;
  busy: boolean;
  closed: boolean;
  adjudicated: boolean;
  /** Units that still need a decision. */
  left: number;
  onTakeOver: () => void;
  onReopen: () => void;
  onAdjudicate: () => void;
  onKeys: () => void;
  sidebar: SidebarController;
}

/** Which sample, how its adjudication stands, and what can be done with it as a whole. */
export function AdjudicationHeader({ view, base, query, busy, closed, adjudicated, left, ...on }: Props) {
  const t = useTranslations('adjudication');
  const text = useErrorText();
  const format = useFormatter();
  const nameOf = ({ name, returned }: OutView): string =>
    returned ? t('returnedTo', { name: name || t('somebody') }) : name || t('somebody');
  const { sample, adjudication, refused, out, late } = view;
  return (
    <>
      <TextLink href={`${base}${query && `?${query}`}`} className="self-start text-sm">
        {t('back')}
      </TextLink>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <PageTitle>{sample.externalId}</PageTitle>
          <p lang={sample.language} className="mt-1 text-base text-ink-2">
            {sample.question}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <span aria-live="polite" className="text-sm text-ink-2">
            {adjudicated ? (
              <span className="inline-flex items-center gap-1.5">
                {t('adjudicatedBy', { by: adjudication?.by ?? '', at: new Date(adjudication?.at ?? 0) })}
                {adjudication?.verdict !== 'undecided' && (
                  <VerdictMark verdict={adjudication!.verdict as 'consistent'} />
                )}
              </span>
            ) : (
              refused === null && t('left', { count: left })
            )}
          </span>
          <Button
            variant="quiet"
            aria-pressed={on.sidebar.open === 'guideline'}
            onClick={() => on.sidebar.toggle('guideline')}
          >
            <BookOpen aria-hidden />
            {t('guidelines')} <KeyHint of="guideline" />
          </Button>
          <Button
            variant="quiet"
            aria-pressed={on.sidebar.open === 'comments'}
            onClick={() => on.sidebar.toggle('comments')}
          >
            <MessagesSquare aria-hidden />
            {t('comments')} <Kbd>T</Kbd>
          </Button>
          <Button variant="quiet" onClick={on.onKeys}>
            {t('keys')} <Kbd>?</Kbd>
          </Button>
          {adjudicated && refused === null && <Button onClick={on.onReopen}>{t('reopen')}</Button>}
          <Button variant="primary" busy={busy} onClick={on.onAdjudicate} aria-keyshortcuts="Control+Enter">
            {t(closed ? 'next' : 'adjudicateNext')}
          </Button>
        </div>
      </header>
      {out.length > 0 && (
        <Callout role="note" kind="warning">
          {t('out', { count: out.length, names: format.list(out.map(nameOf), { type: 'conjunction' }) })}
        </Callout>
      )}
      {late.length > 0 && (
        <Callout role="note" kind="warning">
          {t('late', { names: format.list(late, { type: 'conjunction' }) })}
        </Callout>
      )}
      {refused !== null && (
        <Callout role="note" kind="warning">
          {text.whole({ code: 'state', object: 'sample', reason: refused })}
        </Callout>
      )}
      {refused === null && adjudication?.state === 'draft' && !adjudication.mine && (
        <Callout
          role="note"
          kind="warning"
          action={
            <Button size="sm" onClick={on.onTakeOver}>
              {t('takeOver')}
            </Button>
          }
        >
          {t('byAnother', { by: adjudication.by })}
        </Callout>
      )}
    </>
  );
}
