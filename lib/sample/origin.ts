/** How a sample came about: collected, from a file or a model that was asked the question, or constructed of another sample. */
export const SAMPLE_ORIGINS = ['collected', 'constructed'] as const;
export type SampleOrigin = (typeof SAMPLE_ORIGINS)[number];
