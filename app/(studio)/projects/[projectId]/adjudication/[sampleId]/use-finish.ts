import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useToast } from '@/components/ui/overlay/toast';
import type { AdjudicationView } from '@/lib/adjudication/view';
import type { AdjudicationAct } from './use-adjudication';
import { waits } from './waits';

interface Options {
  view: AdjudicationView;
  /** Of the list that one came from. */
  query: string;
  closed: boolean;
  /** How many texts of the answer are in no segment. */
  uncovered: number;
  act(wanted: AdjudicationAct): Promise<boolean>;
  select(index: number): void;
  /** Asks about the texts in no segment. */
  askUncovered(): void;
}

/** Goes on to the next sample, before that adjudicates this one if it can be. */
export function useFinish({ view, query, closed, uncovered, act, select, askUncovered }: Options) {
  const t = useTranslations('adjudication');
  const router = useRouter();
  const toast = useToast();
  const { project, sample, units } = view;
  const base = `/projects/${project.id}/adjudication`;

  async function next(): Promise<void> {
    const search = new URLSearchParams(query);
    search.set('after', sample.id);
    const response = await fetch(`/api/v1/projects/${project.id}/adjudication/next?${search.toString()}`);
    const { sampleId } = (await response.json()) as { sampleId?: string | null };
    if (!sampleId) toast.done({ title: t('allDone') });
    router.push(sampleId ? `${base}/${sampleId}${query && `?${query}`}` : `${base}${query && `?${query}`}`);
  }

  /** `known`: that text of the answer is in no segment. */
  async function adjudicate(known = false): Promise<void> {
    if (closed) return next();
    const first = units.findIndex(waits);
    if (first >= 0) {
      select(first);
      toast.error({ title: t('undecidedLeft', { count: units.filter(waits).length }) });
      return;
    }
    if (!known && uncovered > 0) return askUncovered();
    if (await act({ kind: 'submit' })) await next();
  }
  return { base, next, adjudicate };
}
