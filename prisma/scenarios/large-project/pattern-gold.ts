import { goldOf } from '@/lib/adjudication/gold';
import { goldSummary } from '@/lib/adjudication/gold-summary';
import { patternLabels, PATTERNS, PEOPLE } from './patterns';

/** The gold of each kind of sample by the rule that a new project has; null fields where it has no verdict. */
export function patternGold(answer: string, spanOf: (position: number) => [number, number]) {
  const labels = patternLabels();
  return [...Array(PATTERNS).keys()].map((pattern) => {
    const votes = [...Array(PEOPLE).keys()].map((person) => ({
      annotationId: String(person),
      segments: labels
        .filter((label) => label.pattern === pattern && label.person === person)
        .map(({ position, fact, logic, errorType }) => ({
          id: String(position),
          text: answer.slice(...spanOf(position)),
          spans: [spanOf(position)],
          label: { fact, logic, errorType, evidence: [], note: '', clause: null },
        })),
    }));
    return { pattern, ...goldSummary(goldOf(answer, votes, { kind: 'unanimous', votes: 2 })) };
  });
}
