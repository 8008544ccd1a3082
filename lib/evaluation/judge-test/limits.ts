/** The most pairs of a test, or samples whose verdicts it holds against changes; and how many where nothing is said. */
export const MOST_ITEMS = 5_000;
export const DEFAULT_SIZE = 100;
/** The pass rate that the factuality test of LangTest asks for. */
export const DEFAULT_MINIMUM = 0.7;
