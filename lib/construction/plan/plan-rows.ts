import type { GoldVerdict } from '@/lib/adjudication/support';
import type { ErrorType } from '@/lib/typology/error-type';
import { NO_ERROR } from '../draw/reply';
import { RECIPES, type Recipe } from '../recipe-list';
import type { AnswerLength, SourceFilter } from '../source-filter';
import type { PlanCell, PlanType } from './plan';

/** Samples of a project that are alike in all that a plan counts. */
export interface SampleGroup {
  language: string;
  generator: string | null;
  length: AnswerLength;
  /** Null while it is undecided. */
  gold: GoldVerdict | null;
  types: readonly ErrorType[];
  isConstructed: boolean;
  intended: readonly ErrorType[];
  n: number;
}

/** A cell of a plan with what there is of it. */
export interface PlanRow extends PlanCell {
  /** Gold says that they are of the type; an answer with several types counts for each. */
  accepted: number;
  /** Constructed to be of it alone, and undecided. */
  inWork: number;
  missing: number;
}

/** How much of each cell of a plan there is. */
export const planRows = (cells: readonly PlanCell[], groups: readonly SampleGroup[]): PlanRow[] =>
  cells.map((cell) => {
    const own = groups.filter((group) => isOf(cell, group));
    const accepted = sum(own.filter(({ gold, types }) => isAccepted(cell.type, gold, types)));
    const inWork = sum(
      own.filter(
        ({ gold, isConstructed, intended }) =>
          gold === null && isConstructed && isMeantAs(cell.type, intended),
      ),
    );
    return { ...cell, accepted, inWork, missing: Math.max(0, cell.wanted - accepted - inWork) };
  });

const isOf = ({ language, generator, length }: SourceFilter, group: SampleGroup): boolean =>
  (language === null || language === group.language) &&
  (generator === null || generator === group.generator) &&
  (length === null || length === group.length);

const isMeantAs = (type: PlanType, intended: readonly ErrorType[]): boolean =>
  type === NO_ERROR ? intended.length === 0 : intended.length === 1 && intended[0] === type;

const isAccepted = (type: PlanType, gold: GoldVerdict | null, types: readonly ErrorType[]): boolean =>
  type === NO_ERROR ? gold === 'consistent' : gold === 'inconsistent' && types.includes(type);

const sum = (groups: readonly SampleGroup[]): number => groups.reduce((all, { n }) => all + n, 0);

/** What is missing of a plan among samples that can be ordered together. */
export interface MissingSamples extends SourceFilter {
  missing: Partial<Record<PlanType, number>>;
}

/** What is missing, by sources that an order can name, in the order of the plan. */
export function missingSamples(rows: readonly PlanRow[]): MissingSamples[] {
  const groups = new Map<string, MissingSamples>();
  for (const { type, language, generator, length, missing } of rows) {
    if (missing === 0) continue;
    const key = JSON.stringify([language, generator, length]);
    const group = groups.get(key) ?? { language, generator, length, missing: {} };
    group.missing[type] = missing;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How many of each recipe make what is missing: those of a type share it evenly, earlier ones take what is over. */
export function wantedOfMissing(
  { missing }: Pick<MissingSamples, 'missing'>,
  maker: Recipe['maker'],
): Record<string, number> {
  const wanted: Record<string, number> = {};
  for (const [type, count] of Object.entries(missing)) {
    const own = RECIPES.filter((one) => one.maker === maker && isMeantAs(type as PlanType, one.intended));
    own.forEach(({ recipe }, at) => {
      const share = Math.floor(count / own.length) + (at < count % own.length ? 1 : 0);
      if (share > 0) wanted[recipe] = share;
    });
  }
  return wanted;
}
