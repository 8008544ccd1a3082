import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { Page } from '@/components/ui/page';
import { load } from '@/lib/entry/load';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { listPlaces, placesQuerySchema } from '@/lib/round/server/places/list-places';
import { Callout } from '@/components/ui/callout';
import { fromAddress } from '@/lib/sample/query-params';
import type { StuckPlaces } from '@/lib/round/view';
import { AssignForm } from './assign-form';
import { ChangeForm } from './change-form';
import { ChosenLine } from './chosen-line';
import { HoneypotSection } from './honeypot-section';
import { RoundPeopleTable } from './people-table';
import { PlaceSection } from './place-section';
import { RecallSection } from './recall-section';
import { RoundFigures } from './round-figures';
import { RoundHead } from './round-head';

interface Props {
  params: Promise<{ projectId: string; roundId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const round = cache((projectId: string, roundId: string) => load((ctx) => getRound(ctx, projectId, roundId)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { projectId, roundId } = await params;
  const { number } = await round(projectId, roundId);
  return { title: (await getTranslations('rounds'))('unnamed', { number }) };
}

/** One round: how far it is, who does what, and who has which sample. */
export default async function RoundPage({ params, searchParams }: Props) {
  const { projectId, roundId } = await params;
  const query = fromAddress(placesQuerySchema, await searchParams);
  const [found, places] = await Promise.all([
    round(projectId, roundId),
    load((ctx) => listPlaces(ctx, projectId, roundId, query)),
  ]);
  const of = { projectId, roundId };
  const works = !found.archived && found.state === 'open';
  return (
    <Page>
      <RoundHead of={of} round={found} />
      <RoundFigures round={found} />
      <ChosenLine chosen={found.chosen} settings={found.settings} annotators={found.annotators} />
      {works && <StuckNotice stuck={found.stuck} />}
      <RoundPeopleTable round={found} />
      {found.settings.honeypotShare > 0 && <HoneypotSection projectId={projectId} round={found} />}
      {(found.honeypots.laid > 0 || found.kind === 'training') && <RecallSection rows={found.recall} />}
      <PlaceSection of={of} query={query} places={places} round={found} />
      {works && <AssignForm of={of} annotators={found.annotators} />}
      {!found.archived && <ChangeForm key={found.version} of={of} round={found} />}
    </Page>
  );
}

/** Which free places nobody may take, why, and what helps. */
function StuckNotice({ stuck: { unread, few } }: { stuck: StuckPlaces }) {
  const t = useTranslations('rounds.stuck');
  const format = useFormatter();
  const count = unread.reduce((sum, { places }) => sum + places, few);
  if (count === 0) return null;
  return (
    <Callout kind="warning" role="note" title={t('title', { count })}>
      {unread.length > 0 && (
        <p>
          {t('unread', {
            languages: format.list(unread.map(({ language, places }) => t('language', { language, places }))),
          })}
        </p>
      )}
      {few > 0 && <p>{t('few', { count: few })}</p>}
      <p>{t('out')}</p>
    </Callout>
  );
}
