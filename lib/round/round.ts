export const ROUND_KINDS = ['training', 'pilot', 'main', 'reannotation'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

export const ROUND_STATES = ['open', 'closed'] as const;
export type RoundState = (typeof ROUND_STATES)[number];
