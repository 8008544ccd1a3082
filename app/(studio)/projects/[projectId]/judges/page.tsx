import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { EPSILONS } from '@/lib/evaluation/board/epsilon';
import { getBoard } from '@/lib/evaluation/server/board/get-board';
import { ReportLine } from '../report-line';
import { startBoard, stopBoard } from './actions';
import { BoardSection } from './board-section';
import { ANNOTATOR_KINDS, type BoardChoice, boardHref, readBoardChoice } from './choice';
import { CurveSection } from './curve-section';
import { GoldCounts } from './gold-section';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('judges'))('title') };
}

/** How well each judge does against the gold, for leads and readers. Every figure comes from the board that was last made. */
export default async function JudgesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const choice = readBoardChoice(await searchParams);
  const t = await getTranslations('judges');
  const { figures, attempt, madeAt, fresh, leads } = await load((ctx) => getBoard(ctx, projectId));
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          figures && <LinkButton href={`/projects/${projectId}/judges/pairs`}>{t('pairs.title')}</LinkButton>
        }
      />
      {choice.shape === 'blind' && <PeopleBar projectId={projectId} choice={choice} />}
      <ReportLine
        attempt={attempt}
        madeAt={madeAt === null ? null : new Date(madeAt)}
        fresh={fresh && figures?.epsilon === EPSILONS[choice.people]}
        stale="board"
        start={startBoard.bind(null, { projectId, epsilon: EPSILONS[choice.people] })}
        stop={leads && attempt ? stopBoard.bind(null, { projectId, boardId: attempt.id }) : null}
      />
      {figures && (
        <>
          <GoldCounts gold={figures.gold} />
          <BoardSection projectId={projectId} choice={choice} board={figures} />
          {choice.shape === 'scores' && <CurveSection board={figures} />}
        </>
      )}
    </Page>
  );
}

/** Who the annotators are decides how much better than them a judge has to be to stand in for one. */
function PeopleBar({ projectId, choice }: { projectId: string; choice: BoardChoice }) {
  const t = useTranslations('judges.people');
  return (
    <ChoiceBar
      label={t('label')}
      options={ANNOTATOR_KINDS.map((people) => ({
        key: people,
        name: t('option', { name: t(people), epsilon: EPSILONS[people] }),
        href: boardHref(projectId, choice, { people }),
        chosen: people === choice.people,
      }))}
    />
  );
}
