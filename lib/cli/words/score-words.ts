import type { FileScores } from '@/lib/exchange/evaluated/score-book';
import type { LevelScores } from '@/lib/exchange/evaluated/scores';

type Scored = Omit<LevelScores, 'byType' | 'byGenerator' | 'byCorruption'>;

/** How a judge did against the labels of a file, level by level, for a person. */
export function scoreLines({ answers, segments, unplacedLabels }: FileScores): string[] {
  return [
    ...levelLines('Answers', answers),
    ...levelLines('Segments', segments),
    ...(unplacedLabels > 0 ? [`${unplacedLabels} labels stand nowhere in their answers.`] : []),
  ];
}

function levelLines(name: string, level: LevelScores | null): string[] {
  if (!level) return [];
  const { byType, byGenerator, byCorruption } = level;
  const types = Object.entries(byType).map(
    ([type, { labels, recall }]) => `  ${type}: ${recall} of ${labels} found`,
  );
  const groups = Object.entries({ ...byGenerator, ...byCorruption });
  return [
    `${name}: ${scored(level)}`,
    ...types,
    ...groups.map(([group, scores]) => `  ${group}: ${scored(scores)}`),
  ];
}

const scored = ({ labels, undecided, accuracy, balancedAccuracy, f1, kappa }: Scored): string =>
  `${labels} labels, accuracy ${shown(accuracy)}, balanced ${shown(balancedAccuracy)}, F1 ${shown(f1)}, ` +
  `kappa ${shown(kappa)}, ${undecided} undecided`;

const shown = (value: number | null): string => (value === null ? '–' : String(value));
