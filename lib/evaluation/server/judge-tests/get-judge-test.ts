import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { JudgeTestDetail, ShownChange } from '../../judge-test/view-schema';
import { reportOf } from '../../order-bias/order-bias-view';
import { EXPECTED } from '../../stability/perturbations';
import { stabilityReport } from '../../stability/stability-report';
import { askedChanges, askedPairs } from './judge-test-items';
import { TEST_FIELDS, toTestView } from './judge-test-view';

/** Pairs or changes that are shown; the file has them all. */
const MOST_SHOWN = 40;

/** A test with its report over what has been asked so far. For leads and readers. */
export async function getJudgeTest(ctx: Ctx, projectId: string, testId: string): Promise<JudgeTestDetail> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const row = await ctx.db.judgeTest.findFirst({
    where: { runId: rowId(testId, 'run'), run: { projectId } },
    select: TEST_FIELDS,
  });
  if (!row) fail({ code: 'not_found', object: 'run' });
  const view = toTestView(row, null);
  return view.settings.test === 'order_bias'
    ? { ...view, ...(await orderBiasOf(ctx.db, testId, view.settings.minimumPassRate)) }
    : { ...view, ...(await stabilityOf(ctx.db, testId)) };
}

type Report = Omit<JudgeTestDetail, 'id' | 'settings' | 'run'>;

async function orderBiasOf(db: Db, testId: string, minimumPassRate: number): Promise<Report> {
  const pairs = await askedPairs(db, testId);
  const orderBias = reportOf(pairs, minimumPassRate);
  const { counts, rows } = orderBias.overall;
  return {
    passed: rows === 0 ? null : { n: counts.pass, of: rows },
    orderBias,
    stability: null,
    pairs: firstOf(pairs, ({ outcome }) => outcome !== 'pass'),
    changes: [],
  };
}

async function stabilityOf(db: Db, testId: string): Promise<Report> {
  const changes = await askedChanges(db, testId);
  return {
    passed: null,
    orderBias: null,
    stability: { rows: stabilityReport(changes) },
    pairs: [],
    changes: firstOf(changes, isAmiss),
  };
}

/** A verdict that flipped and must hold, or held and must flip. */
function isAmiss({ perturbation, before, after }: ShownChange): boolean {
  if (before === 'undecided' || after === 'undecided') return true;
  return EXPECTED[perturbation] === 'hold' ? before !== after : before === 'consistent' && after === before;
}

const firstOf = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] =>
  [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))].slice(0, MOST_SHOWN);
